// Keeps the site on the device and brings new versions of it. A new version is fetched whole beside the old one and
// then waits: for window.applyUpdate(), or for the next start with no page open. Once it is applied in one tab, each tab
// changes over when its player is at rest (window.onUpdateTaken). Saved games are not touched.
const workers = navigator.serviceWorker;

const announce = () => {
  window.updateReady = true;
  window.dispatchEvent(new CustomEvent('cabinet-update'));
  window.onUpdateReady?.();
};

const watch = registration => {
  // The very first worker is no new edition, even where it takes over (WebKit) before it is said to be installed.
  const first = workers.controller ? null : registration.installing ?? registration.waiting ?? registration.active;
  const tell = () => registration.waiting && registration.waiting !== first && workers.controller && announce();
  tell();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', event => event.target.state === 'installed' && tell()));
  document.addEventListener('visibilitychange', () =>
    document.visibilityState === 'visible' && registration.update().catch(() => {}));
  window.applyUpdate = () => registration.waiting?.postMessage('take over');
};

if (workers) {
  // The very first worker also takes over this page. That is no reason to reload it.
  let isUpdate = Boolean(workers.controller);
  workers.addEventListener('controllerchange', () => {
    if (isUpdate) window.onUpdateTaken ? window.onUpdateTaken() : location.reload();
    isUpdate = true;
  });
  try {
    watch(await workers.register('./sw.js', { updateViaCache: 'none' }));
    (await workers.ready).active.postMessage('tidy'); // the tab that was here before may have used an older edition
    if (window.bootMode === 'plain') (await workers.ready).active.postMessage('keep the long way');
  } catch (error) {
    console.warn('not kept for playing offline:', error);  // private windows and file: pages have no workers
  }
}
