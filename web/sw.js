// Keeps one whole version of the site, checked file by file against its hash, and answers from it.
// It touches only the caches of this site's folder, because other sites may share the origin.
const FILES = __FILES__;
// Kept only where it was needed: with it Python starts the long way.
const LONG_WAY = __LONG_WAY__;
const KNOWN = { ...FILES, ...LONG_WAY };
const OURS = `cabinet-noir ${new URL(self.registration.scope).pathname} `;
const CACHE = OURS + '__VERSION__';

const inflate = async response => {
  const bytes = await new Response(response.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
  return new Response(bytes, { headers: { 'content-type': 'application/octet-stream', 'x-inflated': '1' } });
};

const isVersioned = file => file.startsWith('./v-');

const keep = async (cache, [file, integrity]) => {
  // Files in the versioned folder never change, so a copy that the browser already has will do.
  const response = await fetch(file, { integrity, cache: isVersioned(file) ? 'default' : 'no-cache' });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  await cache.put(file, file.endsWith('.gz') ? await inflate(response) : response);
};

self.addEventListener('install', event => event.waitUntil((async () => {
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(Object.entries(FILES).map(entry => keep(cache, entry)));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
})()));

// Throws away the editions that no tab uses any more. Each tab holds a lock with the name of its edition's cache
// (boot-screen.js). An edition that is being fetched, or waits, is in no use yet either: then nothing is thrown away.
const tidy = async () => {
  const others = (await caches.keys()).filter(name => name.startsWith(OURS) && name !== CACHE);
  if (self.registration.installing || self.registration.waiting) return;
  const away = name => lock => lock && caches.delete(name);
  const { locks } = self.navigator;
  for (const name of others) await (locks ? locks.request(name, { ifAvailable: true }, away(name)) : away(name)(true));
};

self.addEventListener('activate', event => event.waitUntil(tidy().then(() => self.clients.claim())));

self.addEventListener('message', event => {
  if (event.data === 'take over') self.skipWaiting();
  if (event.data === 'tidy') event.waitUntil(tidy());
  if (event.data === 'keep the long way') {
    const all = cache => Promise.all(Object.entries(LONG_WAY).map(entry => keep(cache, entry)));
    event.waitUntil(caches.open(CACHE).then(all));
  }
});

self.addEventListener('fetch', event => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  const rest = request.url.slice(self.registration.scope.length).split(/[?#]/)[0];
  const file = './' + (rest || 'index.html');
  const edition = file.match(/^\.\/v-([^/]+)\//)?.[1];
  const answer = (name, ask) => event.respondWith(caches.match(file, { cacheName: name }).then(kept => kept ?? ask()));
  // What is not kept comes from the host, by its hash; only an entry file may meanwhile be a newer one.
  if (file in KNOWN) answer(CACHE, () => edition ? fetch(file, { integrity: KNOWN[file] }) : fetch(request));
  // A tab on an older edition finds what it loads late, even if the host has it no longer.
  else if (edition) answer(OURS + edition, () => fetch(request));
});
