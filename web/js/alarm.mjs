// The alarm of a clock. The sound is scheduled ahead, so it comes on time even while the browser slows the page's timers
// down, and the screen stays awake until then. Browsers allow sound only after a touch: the next touch arms it again.
import { volumeNow } from './sound.mjs';

let audio = null, planned = null, due = 0, rung = 0, lock = null;

// Three strokes of a small brass bell, `wait` seconds from now.
const bell = wait => {
  const start = audio.currentTime + Math.max(0, wait), out = audio.createGain();
  out.gain.value = volumeNow();
  out.connect(audio.destination);
  const tones = [0, 0.5, 1].flatMap(at => [880, 1320, 2217].map((pitch, n) => {
    const tone = audio.createOscillator(), fade = audio.createGain();
    tone.frequency.value = pitch;
    fade.gain.setValueAtTime(0, start + at);
    fade.gain.linearRampToValueAtTime(0.5 / (n + 1), start + at + 0.01);
    fade.gain.exponentialRampToValueAtTime(0.001, start + at + 0.9);
    tone.connect(fade).connect(out);
    tone.start(start + at);
    tone.stop(start + at + 1);
    return tone;
  }));
  tones[0].onended = () => { rung = Date.now(); };
  return { silence: () => { tones[0].onended = null; out.disconnect(); } };
};

const plan = () => {
  planned?.silence();
  planned = null;
  if (!due || due < Date.now() || audio?.state !== 'running') return;
  planned = bell((due - Date.now()) / 1000);
};

const wake = async () => {
  if (!due || lock || document.hidden) return;
  try {
    lock = await navigator.wakeLock?.request('screen') ?? null;
    lock?.addEventListener('release', () => { lock = null; });
    if (!due) lock?.release();
  } catch { /* not allowed here: the screen may sleep, but the clock runs on */ }
};

const listen = async () => {
  if (!due) return;
  try {
    audio ??= new AudioContext();
    if (audio.state !== 'running') await audio.resume();
    plan();
  } catch { /* no sound on this device */ }
};

export const alarm = milliseconds => {
  due = milliseconds < 0 ? 0 : Date.now() + milliseconds;
  if (due && navigator.userActivation?.hasBeenActive) setTimeout(listen, 100); // an audio device opens slowly: draw first
  if (due) wake();
  else { planned?.silence(); planned = null; lock?.release(); }
};

export const ring = () => {
  if (audio?.state !== 'running' || Date.now() - rung < 2500 || (planned && Math.abs(due - Date.now()) < 2500)) return;
  rung = Date.now();
  bell(0);
};

// An iPhone allows sound only at the end of a touch.
for (const touch of ['touchend', 'pointerup', 'keydown'])
  addEventListener(touch, () => { if (due && !planned) listen(); }, { passive: true });
document.addEventListener('visibilitychange', () => { if (!document.hidden) { wake(); plan(); } });
