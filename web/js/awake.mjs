// Keeps the screen awake while a game lies open: people think longer than a device waits.
let lock = null, isWanted = false;

const ask = async () => {
  if (!isWanted || lock || document.hidden) return;
  try {
    lock = await navigator.wakeLock?.request('screen') ?? null;
    lock?.addEventListener('release', () => { lock = null; });
    if (!isWanted) lock?.release();
  } catch { /* not allowed here, or the battery is low */ }
};

export const stayAwake = isPlaying => {
  if (isPlaying === isWanted) return;
  isWanted = isPlaying;
  isPlaying ? ask() : lock?.release();
};
document.addEventListener('visibilitychange', ask);
