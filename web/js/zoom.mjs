// Zooms a map: pinch or drag, wheel, + − 0, or the buttons of its lens. One style rule moves all maps of the page, so no
// patch of the page can undo it. A tap stays a tap: only a pointer that has moved is no click. On a small screen the map
// shows by itself what can be chosen (aim.mjs), until somebody moves it.
import { aim, isLabelled, label, meant } from './aim.mjs';

const MOST = 5;
const sheet = new CSSStyleSheet();
sheet.replaceSync('.board .ground.map, .glass > .world { transform-origin: 0 0 } .board:has(.map) { touch-action: pan-y }');
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
const [maps, board] = [...sheet.cssRules].map(rule => rule.style);
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const clamp = (low, value, high) => Math.min(high, Math.max(low, value));

let x = 0, y = 0, scale = 1; // x and y as fractions of the board, so the board may change its size
let settling = 0;

const glassNow = () => document.querySelector('.glass'); // the frame of the map, which never moves
const settle = () => {
  maps.willChange = scale > 1 ? 'auto' : '';
  maps.transition = '';
  write();
};
// The numbers among the pieces are as large as the names on the ground.
const write = () => {
  const least = label(glassNow(), scale);
  if (least) board.setProperty('--least', least);
};
const show = (isMoving = false) => {
  maps.transform = scale > 1 ? `translate(${x * 100}%, ${y * 100}%) scale(${scale})` : '';
  maps.transition = isMoving || calm.matches ? '' : 'transform .25s ease-out';
  board.touchAction = scale > 1 || isFull() ? 'none' : 'pan-y';
  // A layer of its own while it moves. Afterwards an enlarged map is drawn again, sharp.
  maps.willChange = 'transform';
  clearTimeout(settling);
  settling = setTimeout(settle, 300);
};

// The map may be less high than its glass, when that fills the screen: no part of the glass stays empty for nothing.
const within = (at, size, part) => {
  const from = (1 - part) / 2 * size, long = part * size;
  return long <= 1 ? (1 - long) / 2 - from : clamp(1 - from - long, at, -from);
};
const shape = () => {
  const glass = glassNow(), view = glass?.querySelector('.world')?.viewBox.baseVal;
  if (!view) return [1, 1];
  const fit = Math.min(glass.clientWidth / view.width, glass.clientHeight / view.height);
  return [fit * view.width / glass.clientWidth, fit * view.height / glass.clientHeight];
};

// Zoom so that the point u, v of the board (0 to 1) stays where it is.
const zoom = (factor, u = .5, v = .5, isMoving = false) => {
  const next = clamp(1, scale * factor, MOST);
  move(u - (u - x) * next / scale - x, v - (v - y) * next / scale - y, next, isMoving);
};
const move = (dx, dy, next = scale, isMoving = true) => {
  const [wide, high] = shape();
  scale = next < 1.02 ? 1 : next;
  x = within(x + dx, scale, wide);
  y = within(y + dy, scale, high);
  if (scale === 1) x = y = 0;
  show(isMoving);
};
const whole = () => move(0, 0, 1, false);

// ── what can be chosen ──
let seen = ''; // the picks that the map was last turned to
const turnTo = ({ scale: wish = 1, u = .5, v = .5 }) => {
  const next = clamp(1, wish, MOST);
  if (next > 1 || scale > 1) move(.5 - u * next - x, .5 - v * next - y, next, false);
};
// Called after each change of the page. What somebody has moved stays so until something else can be chosen.
export const look = () => {
  const glass = glassNow();
  if (!glass) {
    seen = '';
    delete root.dataset.board;
    if (scale > 1) whole();
    return;
  }
  for (const button of glass.parentElement.querySelectorAll('[data-zoom=full]')) button.ariaPressed = isFull();
  const target = aim(glass, seen);
  if (target) {
    seen = target.picks;
    turnTo(target);
  }
  if (target || !isLabelled()) write();
};

// ── full screen ──
const root = document.documentElement;
const isFull = () => root.dataset.board === 'full';
const fill = isOn => {
  isOn ? root.dataset.board = 'full' : delete root.dataset.board;
  scale = 1;
  again();
};

// The board has another size now.
const again = () => {
  seen = '';
  move(0, 0);
  look();
};

const boardOf = target => target.closest?.('.board')?.querySelector('.glass');
const part = (place, event) => {
  const box = place.getBoundingClientRect();
  return [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
};

// ── fingers and mouse ──
const fingers = new Map(); // pointer → where it was, as fractions of the board
let place = null, far = 0, isDrag = false;

const down = event => {
  const found = boardOf(event.target);
  if (!found || event.button > 0 || event.target.closest('.lens')) return;
  if (!fingers.size) { place = found; far = 0; isDrag = false; }
  fingers.set(event.pointerId, part(place, event));
};
const drag = event => {
  const from = fingers.get(event.pointerId);
  if (!from) return;
  const to = part(place, event), width = place.clientWidth;
  far += Math.hypot(to[0] - from[0], to[1] - from[1]) * width;
  if (far > 8) isDrag = true;
  if (fingers.size === 2 && isDrag) {
    const other = [...fingers].find(([id]) => id !== event.pointerId)[1];
    const gap = at => Math.hypot(at[0] - other[0], (at[1] - other[1]) * place.clientHeight / width);
    const middle = (at, i) => (at[i] + other[i]) / 2;
    move(middle(to, 0) - middle(from, 0), middle(to, 1) - middle(from, 1));
    if (gap(from) > .01) zoom(gap(to) / gap(from), middle(to, 0), middle(to, 1), true);
  } else if (fingers.size === 1 && isDrag && scale > 1) {
    move(to[0] - from[0], to[1] - from[1]);
  }
  if (fingers.size === 1 && !isDrag) return; // a finger may tremble during a tap
  fingers.set(event.pointerId, to);
};
const up = event => {
  if (!fingers.delete(event.pointerId) || fingers.size) return;
  setTimeout(() => { isDrag = false; });
};
const click = event => {
  const button = event.target.closest?.('[data-zoom]'), found = boardOf(event.target);
  const board = found ?? event.target.closest?.('.board');
  const stop = () => { event.stopImmediatePropagation(); event.preventDefault(); };
  if (button) {
    ({ in: () => zoom(1.6), out: () => zoom(1 / 1.6), whole, full: () => fill(!isFull()) })[button.dataset.zoom]();
  } else if (isDrag && scale > 1 && found) {
    stop();
  } else if (board && event.isTrusted && event.detail) {
    // A finger on small pieces: the nearest one is meant, and where it may be several the map comes closer first.
    const { pick, closer } = meant(board, event, scale);
    if (closer) {
      stop();
      zoom(closer, ...part(found, event));
      dispatchEvent(new Event('closer'));
    } else if (pick && !event.target.closest('[data-do], button')) {
      stop();
      pick.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
  }
};
const wheel = event => {
  const found = boardOf(event.target);
  if (!found || (scale === 1 && event.deltaY > 0)) return; // fully zoomed out: let the page scroll
  event.preventDefault();
  const pixels = event.deltaMode ? event.deltaY * 16 : event.deltaY;
  zoom(Math.exp(-pixels * (event.ctrlKey ? .01 : .002)), ...part(found, event), true);
};

// ── keys ──
const KEYS = { '+': () => zoom(1.6), '=': () => zoom(1.6), '-': () => zoom(1 / 1.6), 0: whole };
const key = event => {
  if (event.key === 'Escape' && isFull() && !document.querySelector('#sheet [role=dialog]')) {
    event.stopImmediatePropagation();
    fill(false);
  }
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.('input, select, textarea')) return;
  if (KEYS[event.key] && document.querySelector('.board .map')) KEYS[event.key]();
};
// An element that the keyboard reaches must be visible.
const follow = event => {
  const found = scale > 1 && event.target.closest?.('.map .pick') && boardOf(event.target);
  if (!found || !event.target.matches(':focus-visible')) return;
  const board = found.getBoundingClientRect(), pick = event.target.getBoundingClientRect();
  const off = (low, high, edge, size) => clamp(0, edge + size * .08 - low, size) - clamp(0, high - edge - size * .92, size);
  move(off(pick.left, pick.right, board.left, board.width) / board.width,
    off(pick.top, pick.bottom, board.top, board.height) / board.height, scale, false);
};

addEventListener('pointerdown', down, { passive: true });
addEventListener('pointermove', drag, { passive: true });
addEventListener('pointerup', up);
addEventListener('pointercancel', up);
addEventListener('click', click, { capture: true });
addEventListener('wheel', wheel, { passive: false });
addEventListener('keydown', key, { capture: true });
addEventListener('focusin', follow);
addEventListener('resize', again);
