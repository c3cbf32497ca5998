// The device's storage behind py/store: texts under names in IndexedDB. A write is all or nothing.
import { changed } from './tabs.mjs';

// A browser that never answers keeps nothing, and the game begins without it. Only beats that the page itself has felt
// count: on a busy machine an answer may be there that the page had no time to take.
const BEAT = 250, PATIENCE = 16; // milliseconds, beats
const inTime = answer => new Promise((done, failed) => {
  let left = PATIENCE;
  const timer = setInterval(() => {
    left -= 1;
    if (!left) failed(new Error('the storage does not answer'));
    if (!left) clearInterval(timer);
  }, BEAT);
  answer.then(done, failed).finally(() => clearInterval(timer));
});

const asked = request => inTime(new Promise((done, failed) => {
  request.onsuccess = () => done(request.result);
  request.onerror = () => failed(request.error);
}));

const opening = (name, store) => inTime(new Promise((done, failed) => {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store);
  request.onsuccess = () => done(request.result);
  request.onerror = () => failed(request.error);
}));
let opened;
const open = () => opened ??= opening('cabinet-noir', 'kept').then(database => {
  database.onclose = () => { opened = undefined; };
  return database;
});

// A browser may close the database under a page, as WebKit does while the page sleeps: then it is opened again.
const begun = async (...how) => {
  const database = await open();
  try {
    return database.transaction('kept', ...how);
  } catch {
    opened = undefined;
    return (await open()).transaction('kept', ...how);
  }
};
const reading = async () => (await begun()).objectStore('kept');

// Strict: a put ends when the data is on the disk, so a flat battery loses nothing that we called saved.
const STRICTLY = ['readwrite', { durability: 'strict' }];
const writing = (transaction, store) => {
  const ended = new Promise((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onerror = transaction.onabort = () => failed(transaction.error);
  });
  return { kept: transaction.objectStore(store), transaction, ended };
};

const pairs = parts => parts.flatMap((part, i) => i % 2 ? [] : [[part, parts[i + 1]]]);
const isSo = (found, end) => typeof found === 'string' ? end != null && found.endsWith(end) : end == null;

// put(2, key, end, key, end, key, text, …): writes the rows if what is kept under the first two names still ends so.
const put = async (count, ...parts) => {
  const expected = pairs(parts).slice(0, count), rows = pairs(parts).slice(count);
  const { kept, transaction, ended } = writing(await begun(...STRICTLY), 'kept');
  let left = count, isExpected = true;
  const write = () => {
    for (const [key, text] of rows) text == null ? kept.delete(key) : kept.put(text, key);
    transaction.commit(); // sent with the data: a page that is left in this moment takes nothing back
  };
  for (const [key, end] of expected) {
    kept.get(key).onsuccess = ({ target }) => {
      isExpected &&= isSo(target.result, end);
      left -= 1;
      if (!left && isExpected) write();
    };
  }
  if (!count) write();
  await ended;
  if (isExpected) changed(rows.map(([key]) => key));
  return isExpected;
};

// A key that no script can read lies in a database of its own. What it makes of a fixed text hides the secrets of the
// games. No key, no hiding: plain http has no Web Crypto, and a private window may refuse to keep one.
const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' };
const secret = async () => {
  try {
    const fresh = await crypto.subtle.generateKey({ ...ALGORITHM, length: 256 }, false, ['sign']);
    const database = await opening('cabinet-noir-key', 'keys');
    const { kept, ended } = writing(database.transaction('keys', ...STRICTLY), 'keys');
    const key = await new Promise((done, failed) => {
      const request = kept.get('games');
      request.onsuccess = () => { // the tab that comes first makes it
        if (!request.result) kept.put(fresh, 'games');
        done(request.result ?? fresh);
      };
      request.onerror = () => failed(request.error);
    });
    await ended;
    const made = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode('cabinet-noir/at-rest/1'));
    return [...new Uint8Array(made)].map(byte => byte.toString(16).padStart(2, '0')).join('');
  } catch (error) {
    console.info('games are kept as they are:', error);
    return '';
  }
};

// Firefox asks its user, who would not know why in the middle of a game: there only a tap asks (screen/home/install.py).
const asksItsUser = /Firefox/.test(navigator.userAgent);
export const keepForGood = async () => (await navigator.storage?.persist?.()) ?? false;

export const storage = {
  // What is no text has not been written here. It is shown as it is, to be exported.
  get: async key => {
    const found = await asked((await reading()).get(key));
    return found === undefined || typeof found === 'string' ? found : JSON.stringify(found) ?? '';
  },
  keys: async () => asked((await reading()).getAllKeys()),
  put, secret,
  persist: async () => !asksItsUser && await keepForGood(),
};
