"""The arithmetic of fair play: the browser's library; without it the reference, which is slower and says the same."""

from __future__ import annotations

import traceback

from fair.group.curve import Curve, reference
from fair.group.noble import Noble, NobleSigning
from fair.group.signatures import ED25519, Signing
from session.browser import Browser


async def arithmetic(browser: Browser) -> tuple[Curve, Signing]:
    try:
        library = await browser.curve()
    except Exception as error:  # an old browser, a lost file: the game goes on
        traceback.print_exception(error)
        return reference(), ED25519
    return Curve(Noble(library)), NobleSigning(library)
