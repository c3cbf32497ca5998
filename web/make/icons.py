"""Draws the PNG icons from web/icon.svg, for systems that do not accept SVG."""

import os

from playwright.sync_api import sync_playwright

from web.make import ROOT, install

# A system may cut off the edges of a maskable icon, so the picture is smaller and stands on a plain ground.
STYLES = {
    "icon-192.png": (192, "svg { width: 100vw; border-radius: 19% }"),
    "icon-512.png": (512, "svg { width: 100vw; border-radius: 19% }"),
    # iOS rounds the corners itself, and puts black behind whatever is transparent.
    "apple-touch-icon.png": (180, "body { background: #0f1634 } svg { width: 100vw }"),
    "icon-maskable.png": (512, "body { background: #0f1634; padding: 10vw } svg { width: 80vw }"),
}

if __name__ == "__main__":
    drawing = (ROOT / "web/icon.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=install.FLAGS)
        for name, (size, style) in STYLES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }} {style}</style>{drawing}")
            page.screenshot(path=ROOT / "web" / name, omit_background=True)
        browser.close()
