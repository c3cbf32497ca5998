// Finds the other devices by a room's code: short sealed notes go through Nostr relays, and nothing else does.
// The events and subscriptions are Trystero's (its nostr strategy), of a kind that relays pass on and never keep. The
// links themselves are our own (links.mjs), so the page contacts only the relays that the players named, and only until
// `leave`. A relay sees a topic that tells nothing, and ciphertext; both follow from the code, which it never sees.
// Loaded only when somebody opens or joins a room by its code.
import { createEvent, subscribe } from '@trystero-p2p/nostr';

const ROUNDS = 200_000; // a code is short: guessing it must be slow
const LONGEST = 4000, MOST_SEEN = 500;
const FIRST_WAIT = 1000, LONGEST_WAIT = 30_000;
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

// One relay. Dials again when the line breaks, ever more patiently, and at once when the network is back.
const dial = (url, onOpen, onMessage, onState) => {
  let socket, timer, wait = FIRST_WAIT, isOut = false;
  const connect = () => {
    socket = new WebSocket(url);
    socket.onopen = () => { wait = FIRST_WAIT; onState(true); onOpen(socket); };
    socket.onmessage = ({ data }) => onMessage(data);
    socket.onclose = () => {
      onState(false);
      if (!isOut) timer = setTimeout(connect, wait = Math.min(wait * 2, LONGEST_WAIT));
    };
  };
  const again = () => { if (socket.readyState === WebSocket.CLOSED) { clearTimeout(timer); connect(); } };
  addEventListener('online', again);
  connect();
  return {
    send: text => { if (socket.readyState === WebSocket.OPEN) socket.send(text); },
    close: () => { isOut = true; removeEventListener('online', again); clearTimeout(timer); socket.close(); },
  };
};

// reach(code, relays, told): told('note', text) for every note of the room, told('relays', n) as relays come and go.
export const reach = async (code, relays, told) => {
  const { key, topic } = await derive(code);
  const id = crypto.randomUUID(), seen = new Set(), up = new Set();
  let isOut = false;
  const hear = async data => {
    let kind, event;
    try { [kind, , event] = JSON.parse(data); } catch { return; }
    if (kind !== 'EVENT' || typeof event?.content !== 'string' || event.content.length > LONGEST) return;
    if (seen.has(event.content)) return; // the same note through another relay, or sent again by somebody
    if (seen.size >= MOST_SEEN) seen.clear();
    seen.add(event.content);
    const note = await unseal(key, event.content);
    if (note !== null && !isOut) told('note', note);
  };
  const lines = relays.map(url => dial(url, socket => socket.send(subscribe(id, topic)), hear, isUp => {
    isUp ? up.add(url) : up.delete(url);
    if (!isOut) told('relays', up.size);
  }));
  return {
    say: async note => {
      const event = await createEvent(topic, await seal(key, note));
      for (const line of lines) line.send(event);
    },
    leave: () => { isOut = true; for (const line of lines) line.close(); },
  };
};
