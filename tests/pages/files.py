"""A file brought to the page, as somebody does who has one."""

from pathlib import Path

from playwright.sync_api import Page

# A file that the page hands out, and one that it is given, without the windows in which people choose a folder.
CATCH = """() => {
  const make = URL.createObjectURL;
  URL.createObjectURL = blob => { blob.text().then(text => { window.handedOut = text; }); return make(blob); };
}"""
GIVE = """text => {
  const click = HTMLInputElement.prototype.click;
  HTMLInputElement.prototype.click = function () {
    if (this.type !== 'file') return click.call(this);
    const carrier = new DataTransfer();
    carrier.items.add(new File([text], 'game.json'));
    this.files = carrier.files;
    this.dispatchEvent(new Event('change'));
  };
}"""


def take_in(page: Page, place: Path, text: str) -> None:
    place.write_text(text)
    if page.locator("[data-do=shelf]").count():
        page.locator("[data-do=shelf]").click()
    with page.expect_file_chooser() as chooser:
        page.locator("[data-do=import]").click()
    chooser.value.set_files(place)
