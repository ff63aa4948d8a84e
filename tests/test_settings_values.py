"""Settings that are lists: what they mean, and what is said of a wrong one; never with the secret in it."""

from __future__ import annotations

import pytest
from pydantic import ValidationError
from pyramid_race.settings import ServerSettings

LONG = "correct-horse-battery-staple"


def test_lists_are_separated_by_commas_or_spaces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYRAMID_RACE_ADMIN_TOKENS", f"alice:{LONG}1, bob:{LONG}2")
    monkeypatch.setenv("PYRAMID_RACE_TRUSTED_PROXIES", "10.0.0.0/8 ::1")
    monkeypatch.setenv("PYRAMID_RACE_WEBHOOKS", "https://one.example/a,http://two.example:8080,https://one.example/a")
    monkeypatch.setenv("PYRAMID_RACE_WEBHOOK_SECRET", LONG)
    settings = ServerSettings()
    assert {who: token.get_secret_value() for who, token in settings.admin_tokens.items()} == {
        "alice": f"{LONG}1", "bob": f"{LONG}2"
    }  # fmt: skip
    assert list(map(str, settings.trusted_proxies)) == ["10.0.0.0/8", "::1/128"]
    assert settings.webhooks == ("https://one.example/a", "http://two.example:8080")
    assert LONG not in repr(settings)


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("admin_tokens", "alice", "NAME:TOKEN"),
        ("admin_tokens", f"al ice:{LONG}", "NAME:TOKEN"),
        ("admin_tokens", "alice:short-secret", "at least 24"),
        ("admin_tokens", f"alice:{LONG},alice:{LONG}2", "twice"),
        ("admin_tokens", f"alice:{LONG},bob:{LONG}", "somebody else"),
        ("trusted_proxies", "proxy.example", "no address"),
        ("trusted_proxies", "10.0.0.1/8", "host bits"),
        ("webhooks", "one.example", "https://"),
        ("webhooks", "ftp://one.example", "https://"),
        ("webhooks", "https://one.example:port", "https://"),
        ("webhooks", "https://one.example/hook", "a secret to sign with"),
        ("webhook_secret", "short-secret", "at least 24"),
    ],
)
def test_wrong_ones(name: str, value: str, why: str) -> None:
    with pytest.raises(ValidationError) as wrong:
        ServerSettings(**{name: value})  # type: ignore[arg-type]
    said = wrong.value.errors()[0]["msg"]
    assert why in said
    assert LONG not in said
    assert "short-secret" not in said
