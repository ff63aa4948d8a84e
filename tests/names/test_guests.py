"""Names of those who haven't chosen one."""

from __future__ import annotations

import pytest
from pyramid_race.names.guests import LEAST, MOST, guest_name
from pyramid_race.names.nickname import nickname
from pyramid_race.names.reserved import kept_for


@pytest.mark.parametrize(
    ("locale", "name"),
    [
        (None, "Guest 100000"),
        ("", "Guest 100000"),
        ("en-GB", "Guest 100000"),
        ("de", "Guest 100000"),
        ("fr-CA", "Invité 100000"),
        ("FR_fr", "Invité 100000"),
        ("ko", "게스트 100000"),
        ("ja-JP", "ゲスト 100000"),
    ],
)
def test_a_guest_is_called_one_in_his_language(locale: str | None, name: str) -> None:
    assert guest_name(LEAST, locale) == name
    longest = guest_name(MOST, locale)
    assert (nickname(longest), kept_for(longest)) == (longest, None), "as names are that people choose"
