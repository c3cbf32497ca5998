"""A file brought to the page, as somebody does who has one."""

from pathlib import Path

from playwright.sync_api import Page


def take_in(page: Page, place: Path, text: str) -> None:
    place.write_text(text)
    if page.locator("[data-do=shelf]").count():
        page.locator("[data-do=shelf]").click()
    with page.expect_file_chooser() as chooser:
        page.locator("[data-do=import]").click()
    chooser.value.set_files(place)
