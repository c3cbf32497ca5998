"""Ears and eyes: the end of the first touch opens the way for sound, as an iPhone wants it; the screen stays awake."""

from collections.abc import Callable

from pages.player import Player
from playwright.sync_api import Page

# A device that allows sound only after a touch, counts how often it is asked, and what is played; and one wake lock.
COUNT = """
window.heard = []; window.awake = 0;
class Silent {
  state = 'suspended'; currentTime = 0; destination = {}; sampleRate = 8000;
  resume() { window.heard.push('resume'); this.state = 'running'; }
  createOscillator() { window.heard.push('tone'); return this.part(); }
  createBufferSource() { window.heard.push('tone'); return this.part(); }
  createBuffer() { return {getChannelData: () => new Float32Array(1)}; }
  createGain() { return {...this.part(), gain: this.knob()}; }
  createBiquadFilter() { return {...this.part(), frequency: {}}; }
  knob() { return {setValueAtTime() {}, exponentialRampToValueAtTime() {}}; }
  part() { return {connect: to => to, start() {}, stop() {}, frequency: this.knob()}; }
}
window.AudioContext = Silent;
Object.defineProperty(navigator, 'wakeLock', {value: {request: async () => {
  window.awake++;
  return {addEventListener() {}, release() { window.awake--; }};
}}});
"""


def silent(open_context: Callable[..., object], site: object) -> Page:
    context = open_context(viewport={"width": 390, "height": 844}, has_touch=True)
    context.add_init_script(COUNT)  # type: ignore[attr-defined]
    page: Page = context.new_page()  # type: ignore[attr-defined]
    page.goto(site.url)  # type: ignore[attr-defined]
    page.locator("#boot").wait_for(state="detached")
    return page


def test_the_end_of_a_touch_unlocks_the_sound_and_the_die_is_heard(
    open_context: Callable[..., object], site: object
) -> None:
    page = silent(open_context, site)
    assert page.evaluate("window.heard") == []
    page.evaluate("document.body.dispatchEvent(new Event('touchend', {bubbles: true}))")
    assert page.evaluate("window.heard") == ["resume"]
    player = Player(page, 3)
    player.start(2)
    player.play(until=lambda: page.locator("[data-scene=roll] [data-do=roll]").count() > 0)
    page.evaluate("window.heard = []")
    player.step()
    page.wait_for_function("window.heard.includes('tone')")


def test_the_screen_stays_awake_while_a_game_lies_open(open_context: Callable[..., object], site: object) -> None:
    page = silent(open_context, site)
    assert page.evaluate("window.awake") == 0
    Player(page, 3).start(2)
    page.wait_for_function("window.awake === 1")
    page.locator("[data-do=back]").first.click()
    page.wait_for_function("window.awake === 0")
