"""Where the focus goes when what had it is gone: never to nowhere, and never away under a finger."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

# A control is replaced by its like, far below; both stand in a region of the page.
NEAR = '<button data-do="nothing" data-with="x">here</button><p style="height:3000px"></p>'
FAR = '<p style="height:3000px"></p><div><button data-do="nothing" data-with="x">there</button></div>'
SHOW = "markup => cabinet.patch('stage', `<div>${markup}</div>`)"
HAS_FOCUS = "document.activeElement.textContent === 'there'"


@pytest.mark.parametrize("by_keys", [False, True], ids=["finger", "keys"])
def test_a_lost_focus_finds_its_like_and_scrolls_only_for_those_who_go_by_keys(
    open_page: Callable[..., Page], by_keys: bool
) -> None:
    page = open_page(viewport={"width": 390, "height": 844}, has_touch=True)
    page.locator("#stage [data-do=new]").nth(4).wait_for()  # nothing more is on its way
    page.evaluate(SHOW, NEAR)
    if by_keys:
        page.keyboard.press("Shift")
    else:
        page.touchscreen.tap(200, 400)
    page.locator("[data-do=nothing]").focus()
    before = page.evaluate("document.scrollingElement.scrollTop")
    page.evaluate(SHOW, FAR)
    page.wait_for_function(HAS_FOCUS)
    moved = page.evaluate("document.scrollingElement.scrollTop") - before
    assert (moved > 0) is by_keys
