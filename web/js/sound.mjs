// Small sounds of things on a table, made on the spot: nothing is loaded. Browsers allow sound only after a touch, and an
// iPhone only at its end; until then the page is silent.
const NOISE = 0; // a pitch of none: a short rustle
// [after how many seconds, pitch in hertz, how long, how loud, the pitch at its end]
const click = (at, loud = .5) => [at, NOISE, .035, loud, 2400];
const note = (at, pitch, lasts = .35, loud = .3, end = pitch) => [at, pitch, lasts, loud, end];
const SOUNDS = {
  die: [click(0), click(.07), click(.15, .45), click(.25, .4), click(.38, .35), note(.39, 190, .07, .3, 120)],
  step: [note(0, 210, .07, .4, 130), note(.11, 190, .07, .35, 120)],
  card: [[0, NOISE, .12, .35, 3800], [.1, NOISE, .04, .3, 1800]],
  seal: [note(0, 130, .16, .5, 70), [.02, NOISE, .08, .2, 900]],
  safe: [note(0, 90, .3, .6, 55), [.02, NOISE, .05, .4, 1500], note(.18, 523, .5, .18), note(.2, 784, .6, .14)],
  turn: [note(0, 659), note(.14, 880, .6)],
  shot: [[0, NOISE, .09, 1, 900], [.01, NOISE, .3, .5, 400], note(0, 110, .25, .8, 40)],
  sting: [note(0, 196, .5, .3), note(0, 233, .5, .25), note(.22, 185, .9, .35), note(.22, 277, .9, .25)],
  win: [note(0, 523), note(.13, 659), note(.26, 784), note(.39, 1047, .9, .35)],
  lose: [note(0, 392, .3, .25), note(.2, 330, .3, .25), note(.4, 262, .8, .25)],
};

let audio = null, rustle = null, volume = .5;
export const setVolume = part => { volume = part; };
export const volumeNow = () => volume;

const unlock = () => {
  if (audio?.state === 'running') return;
  try {
    audio ??= new AudioContext();
    audio.resume();
  } catch { /* no sound on this device */ }
};
for (const touch of ['touchend', 'pointerup', 'keydown']) addEventListener(touch, unlock, { passive: true });

const source = pitch => {
  if (pitch !== NOISE) return Object.assign(audio.createOscillator(), { type: 'triangle' });
  if (!rustle) {
    rustle = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
    rustle.getChannelData(0).forEach((_, at, data) => { data[at] = Math.random() * 2 - 1; });
  }
  return Object.assign(audio.createBufferSource(), { buffer: rustle });
};

export const sound = name => {
  if (audio?.state !== 'running' || document.hidden) return;
  for (const [at, pitch, lasts, loud, end] of SOUNDS[name] ?? []) {
    const start = audio.currentTime + at, voice = source(pitch), fade = audio.createGain();
    fade.gain.setValueAtTime(volume * loud, start);
    fade.gain.exponentialRampToValueAtTime(.001, start + lasts);
    if (pitch === NOISE) {
      const band = Object.assign(audio.createBiquadFilter(), { type: 'bandpass' });
      band.frequency.value = end;
      voice.connect(band).connect(fade);
    } else {
      voice.frequency.setValueAtTime(pitch, start);
      voice.frequency.exponentialRampToValueAtTime(end, start + lasts);
      voice.connect(fade);
    }
    fade.connect(audio.destination);
    voice.start(start);
    voice.stop(start + lasts + .02);
  }
};
