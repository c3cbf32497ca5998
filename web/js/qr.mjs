// QR codes: drawn as an SVG path, and read with the camera. Loaded when somebody shows or scans one.
import { generate } from 'lean-qr';

const EVERY = 120; // milliseconds between two looks

// The dark squares as one SVG path, on a field of `size` squares with its quiet margin.
export const draw = text => {
  const code = generate(text), margin = 3;
  let path = '';
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      let length = 0;
      while (x + length < code.size && code.get(x + length, y)) length++;
      if (length) path += `M${x + margin} ${y + margin}h${length}v1h-${length}z`;
      x += length;
    }
  }
  return `${code.size + 2 * margin} ${path}`;
};

// The browser's own reader if it has one, and otherwise zxing, which is fetched now.
const reader = async () => {
  if ('BarcodeDetector' in self && (await BarcodeDetector.getSupportedFormats()).includes('qr_code')) {
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    return async video => (await detector.detect(video))[0]?.rawValue;
  }
  const { read } = await import('./zxing.mjs');
  const canvas = document.createElement('canvas');
  return async video => {
    if (!video.videoWidth) return undefined;
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    const brush = canvas.getContext('2d', { willReadFrequently: true });
    brush.drawImage(video, 0, 0);
    return read(brush.getImageData(0, 0, canvas.width, canvas.height));
  };
};

let scanning = null;

// Shows the camera in the element `place`, and tells every text it reads, until `found` has read the last or the element
// is gone. The page may be drawn anew meanwhile. The camera is always switched off afterwards.
export const scan = async (place, found, failed) => {
  stop();
  const mine = scanning = { stream: null };
  try {
    const [find, stream] = await Promise.all([
      reader(), navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } }, audio: false }),
    ]);
    mine.stream = stream;
    const video = Object.assign(document.createElement('video'), { muted: true, playsInline: true, srcObject: stream });
    for (let spot; scanning === mine && (spot = document.getElementById(place));) {
      if (video.parentElement !== spot) spot.replaceChildren(video);
      if (video.paused) await video.play().catch(() => {}); // it was moved meanwhile: once more
      const text = await find(video).catch(() => undefined);
      if (text && scanning === mine && found(text)) break;
      await new Promise(done => setTimeout(done, EVERY));
    }
  } catch (error) {
    if (scanning === mine) failed(String(error?.name ?? error));
  }
  put(mine);
};

const put = one => {
  for (const track of one.stream?.getTracks() ?? []) track.stop();
  if (scanning === one) scanning = null;
};

export const stop = () => { if (scanning) put(scanning); };
