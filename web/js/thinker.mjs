// A second Python in a worker: the bots think here, so the board stays smooth. It starts from the same files as the page
// and knows no game: letters in, letters out (py/bots/worker.py).
import { loadPyodide } from '../pyodide/boot.mjs';

const SLICE = 0.03; // seconds of work before it looks for new letters
const box = [];
let worker = null;
const { port1, port2 } = new MessageChannel(); // returns sooner than any timer

const toil = () => {
  box.splice(0).forEach(letter => worker.hear(letter));
  const out = worker.toil(SLICE);
  if (out) out.split('\n').forEach(letter => postMessage(letter));
  if (worker.is_busy) port2.postMessage('');
};
port1.onmessage = toil;
onmessage = ({ data }) => {
  box.push(data);
  if (worker && !worker.is_busy) toil();
};

const python = await loadPyodide();
if (globalThis.bootMode !== 'plain') { // starting without the snapshot has loaded everything already
  const games = fetch(new URL('../pyodide/games.zip', import.meta.url));
  const [parcel] = await Promise.all([games, globalThis.bootLate?.()]);
  if (!parcel.ok) throw new Error(`${parcel.url}: ${parcel.status}`);
  python.pyimport('door').unpack(python.toPy(new Uint8Array(await parcel.arrayBuffer())));
}
worker = python.pyimport('bots.worker').Worker();
postMessage('{"ready": true}');
if (box.length) toil();
