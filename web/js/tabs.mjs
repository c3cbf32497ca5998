// The other tabs of this browser. A name, a game's or the room's, is held by one tab at a time; one that wants it asks,
// and the holder saves and lets go. A tab that has written to the storage tells the others what.
// Where there are no Web Locks (plain http) the tabs settle it among themselves.
const ANSWER = 300; // milliseconds in which a tab that is alive answers
const PATIENCE = 3000; // a tab that is being reloaded still holds its names for a moment
const me = Math.floor(Math.random() * 2 ** 32);
const channel = globalThis.BroadcastChannel ? new BroadcastChannel('cabinet-noir') : null;
const { locks } = navigator;
const held = new Map(); // name → lets go of it
const asking = new Map(); // name → hears that it is held
const waiting = new Map(); // name → hears that it is free
let tell = () => {};

// A tab that was busy for too long has lost the room before it hears of it. So the tab in the room signs for it where
// the others see that at once.
const ROOM = 'room', SIGNED = 'cabinet-room-tab';
const sign = name => {
  try { if (name === ROOM) localStorage.setItem(SIGNED, me); } catch { /* no storage: then nothing is kept there */ }
};
export const isRoomHere = () => {
  try { return (localStorage.getItem(SIGNED) ?? String(me)) === String(me); } catch { return true; }
};

const say = (what, name) => channel?.postMessage({ what, name, from: me });
export const changed = keys => say('changed', keys.join('\n'));
export const listen = listener => { tell = listener; };

const lose = name => {
  if (!held.has(name)) return;
  held.get(name)();
  held.delete(name);
  tell('lost', name);
};

const answers = {
  changed: name => tell('changed', name),
  // If two ask in one moment, the lower number has it.
  whose: (name, from) => { if (held.has(name) || (!locks && asking.has(name) && me < from)) say('mine', name); },
  mine: name => asking.get(name)?.(),
  wanted: name => { if (held.has(name)) tell('wanted', name); },
  free: name => waiting.get(name)?.(),
  taken: name => lose(name),
};
if (channel) channel.onmessage = ({ data: { what, name, from } }) => answers[what]?.(name, from);

const waitFor = (map, name, milliseconds) => new Promise(done => {
  map.set(name, () => done(true));
  setTimeout(() => done(false), milliseconds);
}).finally(() => map.delete(name));

const got = (name, over) => { held.set(name, over); sign(name); };

// Resolves when the lock is ours; fails where `options` say so. A lock that comes when nobody wants it any more is free
// again at once: a browser may pass over an abort that comes very early.
const lock = (name, options, isWanted = () => true) => new Promise((done, failed) => {
  const grip = () => isWanted() ? new Promise(over => { got(name, over); done(); }) : null;
  locks.request(`cabinet-${name}`, options, grip).catch(error => { failed(error); lose(name); });
});

export const hold = async name => {
  if (held.has(name)) return true;
  say('whose', name);
  if (!locks) {
    if (channel && await waitFor(asking, name, ANSWER)) return false;
    got(name, () => {});
    return true;
  }
  const never = new AbortController(), { signal } = never;
  const theirs = waitFor(asking, name, PATIENCE).then(() => false);
  const ours = lock(name, { signal }, () => !signal.aborted)
    .then(() => true, error => error.name !== 'AbortError'); // a frame without storage has no locks either: it is alone
  const isOurs = await Promise.race([theirs, ours]);
  if (isOurs) asking.get(name)?.();
  else never.abort();
  return isOurs;
};

export const take = async name => {
  if (held.has(name)) return;
  say('wanted', name);
  if (!locks) {
    await waitFor(waiting, name, PATIENCE);
    got(name, () => {});
  } else {
    await lock(name, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => lock(name, { steal: true }));
  }
  say('taken', name);
};

export const letGo = name => {
  held.get(name)?.();
  held.delete(name);
  say('free', name);
};
