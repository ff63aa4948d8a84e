"""What hands do on a page: drags by mouse, and fingers as a touch screen reports them."""

from __future__ import annotations

from typing import Self

from playwright.sync_api import Locator, Page

Point = tuple[float, float]


def middle(part: Locator) -> Point:
    """Where one would press it."""
    box = part.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def grip(part: Locator) -> Point:
    """Where a card can be taken that has others beside it: near its upper edge."""
    box = part.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.3


def drag(page: Page, part: Locator, onto: Locator | Point) -> None:
    """By mouse, let go in the middle of `onto`."""
    take(page, part, onto)
    page.mouse.up()


def take(page: Page, part: Locator, onto: Locator | Point) -> None:
    """As `drag`, but the button stays down."""
    there = onto if isinstance(onto, tuple) else middle(onto)
    page.mouse.move(*grip(part))
    page.mouse.down()
    page.mouse.move(*there, steps=5)


class Finger:
    """One finger of a page whose context has touch."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._at: list[Point] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._session.detach()

    def down(self, *points: Point) -> None:
        """Where fingers are on the glass from now on: the first is the first that came."""
        self._send("touchStart", list(points))

    def move(self, *points: Point) -> None:
        self._send("touchMove", list(points))

    def up(self, *rest: Point) -> None:
        """All others leave the glass."""
        self._send("touchEnd", list(rest))

    def cancel(self) -> None:
        """The system takes the touch away."""
        self._send("touchCancel", [])

    def tap(self, part: Locator) -> None:
        self.down(grip(part))
        self.up()

    def drag(self, part: Locator, onto: Locator | Point) -> None:
        there = onto if isinstance(onto, tuple) else middle(onto)
        self.take(part, there)
        self.up()

    def take(self, part: Locator, onto: Locator | Point) -> None:
        (x, y), (to_x, to_y) = grip(part), onto if isinstance(onto, tuple) else middle(onto)
        self.down((x, y))
        for step in (1, 2, 3, 4):
            self.move((x + (to_x - x) * step / 4, y + (to_y - y) * step / 4))

    def _send(self, kind: str, points: list[Point]) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
