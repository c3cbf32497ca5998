// Finds the other devices by a room's code: sealed notes go through Nostr relays, short ones while devices look for each
// other, and longer ones on a detour, where each is sealed once more for one device (wire/link/detour.py).
// The events and subscriptions are Trystero's (its nostr strategy), of a kind that relays pass on and never keep. The
// links themselves are our own (links.mjs), so the page contacts only the relays that the players named, and only until
// `leave`. A relay sees a topic that tells nothing, and ciphertext; both follow from the code, which it never sees.
// Loaded only when somebody opens or joins a room by its code.
import { createEvent, subscribe } from '@trystero-p2p/nostr';
import { hasLine } from './links.mjs';

const ROUNDS = 200_000; // a code is short: guessing it must be slow
const LONGEST = 56_000, MOST_SEEN = 500;
const FIRST_WAIT = 500, LONGEST_WAIT = 8000;
const PATIENCE = 5000; // for a line to open, and for a word from a relay that was told something
const bytes = text => new TextEncoder().encode(text);
const hex = buffer => [...new Uint8Array(buffer)].map(byte => byte.toString(16).padStart(2, '0')).join('');
const text64 = buffer => btoa(String.fromCharCode(...new Uint8Array(buffer)));
const bytes64 = text => Uint8Array.from(atob(text), letter => letter.charCodeAt(0));

const derive = async code => {
  const base = await crypto.subtle.importKey('raw', bytes(code), 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes('cabinet-noir room 1'), iterations: ROUNDS };
  const bits = new Uint8Array(await crypto.subtle.deriveBits(how, base, 512));
  const key = await crypto.subtle.importKey('raw', bits.slice(0, 32), 'AES-GCM', false, ['encrypt', 'decrypt']);
  return { key, topic: hex(await crypto.subtle.digest('SHA-256', bits.slice(32))).slice(0, 40) };
};

const seal = async (key, note) => {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes(note));
  return text64(iv) + '.' + text64(sealed);
};

// A note that cannot be opened was written by somebody who does not know the code: ignore it.
const unseal = async (key, text) => {
  try {
    const [iv, sealed] = text.split('.').map(bytes64);
    return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed));
  } catch {
    return null;
  }
};

// One relay. Dials again when the line breaks, ever more patiently, and at once when the network is back (`again`). A line that is
// cut says nothing for minutes: so one that does not open, or brings no answer to what was said, is given up for another.
const dial = (url, onOpen, onMessage, onState) => {
  let socket, timer, watch, wait = FIRST_WAIT;
  const leave = () => {
    clearTimeout(timer);
    clearTimeout(watch);
    watch = undefined;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  };
  const expect = () => { watch ??= setTimeout(lost, PATIENCE); };
  const lost = () => {
    leave();
    onState(false);
    timer = setTimeout(connect, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  };
  const connect = () => {
    socket = new WebSocket(url);
    socket.onopen = () => { clearTimeout(watch); watch = undefined; wait = FIRST_WAIT; onState(true); onOpen(socket); };
    socket.onmessage = ({ data }) => { clearTimeout(watch); watch = undefined; onMessage(data); };
    socket.onclose = lost;
    expect();
  };
  const again = () => { leave(); onState(false); wait = FIRST_WAIT; connect(); };
  addEventListener('online', again);
  connect();
  return {
    send: text => { if (socket.readyState === WebSocket.OPEN) { socket.send(text); expect(); } },
    again,
    close: () => { removeEventListener('online', again); leave(); },
  };
};

// Why a relay takes nothing: the clock of this device is wrong, it has said too much for now, or another reason.
const reason = text =>
  /created_at|timestamp|too (old|late|early)|future|expired/i.test(text) ? 'clock' : /rate|limit|slow/i.test(text) ? 'pace' : 'other';

// The subscription asks for nothing older than this device's clock: where the clock is wrong, that would be nothing at all.
const ask = (id, topic) => {
  const [kind, name, { since, ...wanted }] = JSON.parse(subscribe(id, topic));
  return JSON.stringify([kind, name, wanted]);
};

// reach(code, relays, told): told('note', text) for every note of the room, told('relays', n) as relays come and go, and
// told('refused', why) when one refuses what we say. A relay that does so for long (no `pace`) counts as out of reach.
export const reach = async (code, relays, told) => {
  const { key, topic } = await derive(code);
  const id = crypto.randomUUID(), seen = new Set(), up = new Set(), saying = new Set();
  let isOut = false, isWatching = false;
  const count = (url, isUp) => {
    isUp ? up.add(url) : up.delete(url);
    if (!isOut) told('relays', up.size);
    if (!isUp) watch();
  };
  // While no relay is in reach. If there is a line all the same, they are away, and patience is all that helps.
  const watch = async () => {
    if (isWatching) return;
    isWatching = true;
    let wasCut = false;
    while (!isOut && !up.size && await hasLine().catch(() => null) === false) wasCut = true;
    isWatching = false;
    if (wasCut && !isOut) for (const [url, line] of lines) if (!up.has(url)) line.again();
  };
  const refused = (url, text) => {
    const why = reason(String(text));
    if (isOut) return;
    told('refused', why);
    if (why !== 'pace' && up.has(url)) count(url, false);
  };
  const hear = async (url, data) => {
    let kind, name, event, text;
    try { [kind, name, event, text] = JSON.parse(data); } catch { return; }
    if (kind === 'OK' && event === false && !/^duplicate/.test(text)) return refused(url, text);
    if (kind === 'OK' && event === true && !up.has(url)) return count(url, true);
    if (kind === 'CLOSED') return refused(url, event);
    if (kind === 'NOTICE') return isOut || told('refused', reason(String(name))); // it may be about anything
    if (kind !== 'EVENT' || typeof event?.content !== 'string' || event.content.length > LONGEST) return;
    if (seen.has(event.content)) return; // the same note through another relay, or sent again by somebody
    if (seen.size >= MOST_SEEN) seen.clear();
    seen.add(event.content);
    const note = await unseal(key, event.content);
    if (note !== null && !isOut) told('note', note);
  };
  const subscription = ask(id, topic);
  const lines = new Map();
  for (const url of new Set(relays)) {
    lines.set(url, dial(url, socket => socket.send(subscription), data => hear(url, data), isUp => count(url, isUp)));
  }
  const say = async note => {
    const event = await createEvent(topic, await seal(key, note));
    for (const line of lines.values()) line.send(event);
  };
  return {
    say: note => { const work = say(note).finally(() => saying.delete(work)); saying.add(work); },
    leave: async () => { // what was said before still goes out
      isOut = true;
      await Promise.allSettled(saying);
      for (const line of lines.values()) line.close();
    },
  };
};
