// The browser's side of py/door.py: it patches markup in, and tells Python what players do.
// Nothing here knows a game.
import morphdom from 'morphdom';
import { alarm, ring } from './alarm.mjs';
import { stayAwake } from './awake.mjs';
import { sayMore } from './more.mjs';
import { setVolume, sound } from './sound.mjs';
import { isInstalled, system } from './device.mjs';
import { keepForGood, storage } from './storage.mjs';
import * as tabs from './tabs.mjs';
import { look } from './zoom.mjs';

// What tells every change at once. A field with data-late tells only what somebody has finished.
const TYPING = ['input:not([type])', 'input[type=text]', 'input[type=search]', 'textarea', 'input[data-live]']
  .map(one => `${one}:not([data-late])`).join();
const root = document.documentElement;
const $ = id => document.getElementById(id);

// ── patching ──────────────────────────────────────────────────────────────────────────────────────────────────────
// patch(id, markup, id, markup, …): each named element gets its new children. Elements with the same id stay the same
// element, so styles can animate them. An element with data-region keeps its children when the markup around it changes.
const shape = {
  childrenOnly: true,
  onBeforeElUpdated(from, to) {
    if (from.isEqualNode(to)) return false;
    if (from === document.activeElement && from.matches(TYPING)) to.value = from.value; // somebody is typing here
    return true;
  },
  onBeforeElChildrenUpdated: (from, to) => !(from.hasAttribute('data-region') && to.hasAttribute('data-region')),
};

const parse = (place, markup) => {
  const template = document.createElement('template');
  const isSvg = place.namespaceURI.endsWith('svg');
  template.innerHTML = isSvg ? `<svg>${markup}</svg>` : markup;
  const next = place.cloneNode(false);
  next.append(...(isSvg ? template.content.firstChild : template.content).childNodes);
  return next;
};

// How to find a touched element again if a patch has replaced it.
const trace = element => {
  if (!element || element === document.body) return null;
  if (element.id) return `#${CSS.escape(element.id)}`;
  const { do: verb, with: thing } = element.dataset;
  if (!verb) return null;
  return `[data-do="${CSS.escape(verb)}"]` + (thing === undefined ? '' : `[data-with="${CSS.escape(thing)}"]`);
};

// Somebody who uses the keyboard must see the focus; under a finger nothing may scroll away because of it.
let isByKeys = false;
for (const [kind, isKey] of [['keydown', true], ['pointerdown', false]])
  addEventListener(kind, () => { isByKeys = isKey; }, true);

let left = null; // where the focus was when a sheet covered the page
let dialog = null; // the sheet on top; each kind of sheet is an element of its own

const cover = () => {
  const stage = $('stage'), top = $('sheet')?.querySelector('[role=dialog]') ?? null;
  if (!stage || top === dialog) return;
  if (!dialog) left = trace(document.activeElement);
  dialog = top;
  stage.inert = top !== null;
  if (top) (top.querySelector('[data-focus]') ?? top).focus();
  else if (left) document.querySelector(left)?.focus({ preventScroll: !isByKeys });
};

const patch = (...parts) => {
  const active = document.activeElement, path = trace(active);
  const pairs = [];
  for (let i = 0; i < parts.length; i += 2) pairs.push([parts[i], parts[i + 1]]);
  // Patch the element that holds the focus first: moving the focus makes the browser lay out everything changed so far.
  const isLate = ([id]) => !$(id)?.contains(active);
  for (const [id, markup] of pairs.sort((one, other) => isLate(one) - isLate(other))) {
    const place = $(id);
    if (place) morphdom(place, parse(place, markup), shape);
    else console.warn(`no region ${id}`);
  }
  cover();
  stayAwake(!!$('stage')?.querySelector('.play[data-scene], .table-lobby'));
  if (pairs.some(([id]) => /^(stage|ground|pieces)$/.test(id))) afterFrame(look);
  afterFrame(sayMore);
  if (path) afterFrame(() => refocus(path));
};

// Done after painting: moving the focus makes the browser lay out the whole page before it may paint.
const afterFrame = act => requestAnimationFrame(() => setTimeout(act));

// If the element with the focus is gone or folded away, the focus goes to its replacement, or to where the page wants it
// (data-focus). The first that takes it has it.
const refocus = path => {
  const wanted = [path, '#sheet [data-focus], #stage [data-focus]', '#stage main h2[tabindex], #stage h1'];
  for (const next of wanted.flatMap(one => [...document.querySelectorAll(one)])) {
    if (document.activeElement !== document.body) return;
    next.focus({ preventScroll: !isByKeys || next.matches('h1, h2') });
  }
};

// ── what players do ───────────────────────────────────────────────────────────────────────────────────────────────
// An element with data-do is a control; data-with is its argument. data-stop ends the search for one. In a form,
// data-submit says what Enter does; in a list of fields with enterkeyhint=next Enter moves to the next field.
let act = () => {};
const isOff = element => element.disabled || element.getAttribute('aria-disabled') === 'true';
const send = (element, value = '') => act(element.dataset.do, element.dataset.with ?? '', value);
const isField = element => element.matches('input, select, textarea');

const onClick = event => {
  const element = event.target.closest('[data-do], [data-stop]');
  if (!element?.dataset.do || isField(element) || isOff(element)) return;
  event.preventDefault();
  send(element);
};

const onField = event => {
  const element = event.target;
  if (!element.dataset?.do || !isField(element)) return;
  const isTyped = element.matches(TYPING);
  if (event.type !== (isTyped ? 'input' : 'change')) return;
  send(element, element.type === 'checkbox' ? (element.checked ? 'on' : '') : element.value);
};

const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -Infinity, End: Infinity };

// Arrow keys move between the things that can be picked, and between the choices of a group.
const walk = (element, step) => {
  const group = element.closest('[role=radiogroup]');
  const place = group ?? element.closest('[data-picks]') ?? document;
  const all = [...place.querySelectorAll(group ? '[role=radio]' : '.pick')].filter(one => !isOff(one));
  const at = all.indexOf(element);
  if (at < 0) return false;
  const next = Math.abs(step) === 1 ? (at + step + all.length) % all.length : step < 0 ? 0 : all.length - 1;
  all[next].focus();
  if (group) send(all[next]);
  return true;
};

const stepOn = field => {
  const all = [...document.querySelectorAll(`[data-do="${CSS.escape(field.dataset.do)}"]`)];
  const next = all[all.indexOf(field) + 1];
  next ? next.focus() : field.blur();
};

const onKey = event => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const { target, key } = event;
  if (key === 'Escape') return act('back', '', '');
  if (isField(target)) {
    if (key === 'Enter' && target.enterKeyHint === 'next') stepOn(target);
    return;
  }
  if (key === '?') return act('help', '', '');
  if (/^[a-z]$/i.test(key) && !event.repeat) {
    const keyed = [...document.querySelectorAll(`[data-key="${key.toLowerCase()}"]`)].find(one => !one.closest('[inert]') && !isOff(one));
    if (keyed) return send(keyed);
  }
  if (key in STEPS && target.matches('.pick, [role=radio]')) {
    if (walk(target, STEPS[key])) event.preventDefault();
  } else if ((key === 'Enter' || key === ' ') && target.dataset.do && !target.matches('button, a, summary')) {
    event.preventDefault();
    if (!isOff(target) && !event.repeat) send(target);
  }
};

// Somebody opened an invitation while the page was already open. The browser reports this as a step back, too.
const isRoute = () => /^#(room|meet)=/.test(location.hash);

const listen = onDo => {
  act = onDo;
  document.addEventListener('click', onClick);
  document.addEventListener('input', onField);
  document.addEventListener('change', onField);
  document.addEventListener('keydown', onKey);
  document.addEventListener('submit', event => {
    event.preventDefault();
    if (event.target.dataset.submit) act(event.target.dataset.submit, '', '');
  });
  document.addEventListener('visibilitychange', () => act(document.hidden ? 'hidden' : 'shown', '', ''));
  addEventListener('popstate', () => { if (!isRoute()) act('back', 'device', ''); });
  addEventListener('hashchange', () => { if (isRoute()) act('route', '', location.hash.slice(1)); });
};

// ── the rest ──────────────────────────────────────────────────────────────────────────────────────────────────────
const keep = (name, text) => {
  try { localStorage.setItem(name, text); } catch { /* no storage: the default will do */ }
};
// Kept apart from the settings, because the page wears it before Python is there (web/boot-screen.js).
const dress = (language, theme, size) => {
  root.lang = language;
  root.dataset.theme = theme;
  root.dataset.size = size;
  keep('cabinet-look', `${language} ${theme} ${size}`);
};
const keepHome = markup => keep('cabinet-home', `${window.siteVersion}\n${markup}`);

const download = (name, text) => hand(name, new Blob([text], { type: 'application/json' }));
const hand = (name, blob) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

const LARGEST_FILE = 40_000_000; // bytes: more than any file that Python takes
const pickFile = () => new Promise(done => {
  const input = Object.assign(document.createElement('input'), { type: 'file', accept: '.json,application/json' });
  input.onchange = async () => done(await input.files[0]?.slice(0, LARGEST_FILE).text());
  input.oncancel = () => done(undefined);
  input.click();
});

const share = async (title, url) => {
  try {
    await navigator.share({ title, url });
    return true;
  } catch {
    return false; // closed, or forbidden: the link can still be copied
  }
};

// A result: as words, or drawn as a picture, which goes into a file where pictures cannot be passed on.
const paint = async svg => {
  const image = new Image(), canvas = document.createElement('canvas');
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  canvas.getContext('2d').drawImage(image, 0, 0);
  return new Promise(done => canvas.toBlob(done, 'image/png'));
};
const passOn = async (title, text, svg) => {
  try {
    if (!svg) return await navigator.share({ title, text }), true;
    const file = new File([await paint(svg)], 'cabinet-noir.png', { type: 'image/png' });
    if (navigator.canShare?.({ files: [file] })) return await navigator.share({ title, files: [file] }), true;
    hand(file.name, file);
    return true;
  } catch (problem) {
    return problem?.name === 'AbortError'; // closed by the player
  }
};

const copy = async text => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

// Loaded when needed: play between devices, relays, codes and the camera.
let qr = null;
const far = {
  links: () => import('./links.mjs'),
  relays: () => import('./relays.mjs'),
  qr: async () => qr ??= await import('./qr.mjs'),
  stopScan: () => qr?.stop(),
};

// The worker in which bots think. Its answers arrive as texts; an empty text means that it has died.
const thinker = told => {
  let worker;
  try {
    worker = new Worker(new URL('./thinker.mjs', import.meta.url), { type: 'module' });
  } catch (error) { // not allowed here: the page thinks by itself
    console.info('no worker:', error);
    setTimeout(() => told(''));
    return { postMessage() {}, terminate() {} };
  }
  worker.onmessage = ({ data }) => told(data);
  worker.onerror = event => { event.preventDefault(); told(''); };
  return worker;
};

let hasUpdate = false;
addEventListener('cabinet-update', () => { hasUpdate = true; });

window.cabinet = {
  patch, listen, storage, tabs, dress, keepHome, download, pickFile, alarm, ring, sound, setVolume, share, passOn, copy, thinker, ...far,
  canShare: () => !!navigator.share,
  isStill: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  focus: selector => document.querySelector(selector)?.focus({ preventScroll: true }),
  reveal: selector => {
    const place = document.querySelector(selector);
    place?.scrollIntoView({ block: 'start', behavior: 'smooth' });
    place?.focus({ preventScroll: true });
  },
  now: () => new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 19),
  vibrate: milliseconds => navigator.vibrate?.(milliseconds),
  nextFrame: callback => { document.hidden ? setTimeout(callback) : requestAnimationFrame(() => callback()); },
  stepIn: () => { if (history.state !== 'in') history.pushState('in', ''); },
  curve: () => import('./curve.mjs'),
  fetchInTime: (address, seconds) => fetch(address, { signal: AbortSignal.timeout?.(1000 * seconds) }),
  isReload: () => performance.getEntriesByType('navigation')[0]?.type === 'reload',
  isInstalled, system, keepForGood,
  onUpdateTaken: callback => { window.onUpdateTaken = callback; },
  onUpdate: callback => { hasUpdate ? callback() : addEventListener('cabinet-update', () => callback()); },
};
