"""Draws the PNG icons from web/icon.svg, for systems that take no SVG."""

import os

from playwright.sync_api import sync_playwright

from make import ROOT, install

SIZES = {"icon-192.png": 192, "icon-512.png": 512, "icon-maskable.png": 512}

if __name__ == "__main__":
    drawing = (ROOT / "web/icon.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=install.FLAGS)
        for name, size in SIZES.items():
            # a mask may cut a fifth off each side: the picture is drawn smaller on its own ground
            inner = "80%" if "maskable" in name else "100%"
            radius = "0" if "maskable" in name else "19%"
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                "<style>body{margin:0;background:#0f1634;display:grid;place-content:center;height:100vh}"
                f"svg{{width:{inner.replace('%', 'vw')};border-radius:{radius}}}</style>{drawing}"
                if "maskable" in name
                else f"<style>body{{margin:0;background:transparent}}svg{{width:100vw;border-radius:{radius}}}</style>{drawing}"
            )
            page.screenshot(path=ROOT / "web" / name, omit_background=True)
            page.close()
        browser.close()
