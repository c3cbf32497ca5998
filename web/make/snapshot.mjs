// node snapshot.mjs PYODIDE PLAN.json LIBRARY.zip OUT
// Starts Pyodide in Node from LIBRARY.zip, runs prelude.py and keeps what that changed in memory:
//   OUT/snapshot.bin.gz   the 4-KiB pages that differ from a fresh interpreter
//   OUT/snapshot.json     what Pyodide must know to restore it, and which modules are in it
import chance from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { pathToFileURL } from 'node:url';

const [PYODIDE, PLAN, LIBRARY, OUT] = process.argv.slice(2).map(p => path.resolve(p));
const PAGE = 4096;
// The same sources must give the same bytes, so that players fetch an update only when there is one. So no clock, no
// chance and no name of this machine gets into the memory. (Python's secrets come from the browser, never from here.)
process.argv[1] = 'cabinet-noir';
Date.now = () => 315532800000;
performance.now = () => 1000;
chance.randomFillSync = crypto.getRandomValues = array => array.fill(7);
const { loadPyodide } = await import(pathToFileURL(path.join(PYODIDE, 'pyodide.mjs')));
const { default: create } = await import(pathToFileURL(path.join(PYODIDE, 'pyodide.asm.mjs')));
const lock = JSON.stringify({ ...JSON.parse(fs.readFileSync(path.join(PYODIDE, 'pyodide-lock.json'))), packages: {} });
const options = {
  indexURL: PYODIDE, stdLibURL: LIBRARY, lockFileContents: lock, packageBaseUrl: './',
  env: { PYTHONHASHSEED: '0', PYTHONNODEBUGRANGES: '1' },
};

const python = await loadPyodide({ ...options, _makeSnapshot: true });
python.globals.set('PLAN', fs.readFileSync(PLAN, 'utf8'));
try {
  python.runPython(fs.readFileSync(new URL('./prelude.py', import.meta.url), 'utf8'));
} catch (error) {
  console.error(error.message.trim().split('\n').pop());
  process.exit(1);
}
const modules = JSON.parse(python.runPython('json.dumps(sorted(sys.modules))'));
python.runPython(`
import gc, linecache, re, zipimport
del PLAN, _remember
# Players get another zip beside the snapshot than the one it was made from.
sys.path_importer_cache.clear(); zipimport._zip_directory_cache.clear()
linecache.clearcache(); re.purge(); gc.collect(); gc.freeze()
def _scrub():  # zero the freed blocks: noise does not compress
    for size in range(16, 512, 16):
        [bytes(max(0, size - 33)) for _ in range(250_000 // size)]
    # The largest come last, for between freed neighbours their sizes stay behind.
    for size in (1024, 2048, 1 << 12, 1 << 14, 1 << 16, 1 << 18, 1 << 20, 6 << 20):
        [bytes(size - 40) for _ in range(min(3000, max(1, (3 << 20) // size)))]
    gc.collect()
_scrub(); del _scrub
`);
// Pyodide's format: magic, offset of the memory, length of the settings, 0, build id; the settings; the memory.
const whole = python.makeMemorySnapshot();
const [, offset, length] = new Uint32Array(whole.buffer, 0, 3);
const settings = JSON.parse(new TextDecoder().decode(whole.subarray(48, 48 + length)));
const memory = whole.subarray(offset);
memory.fill(0, python._module._emscripten_stack_get_end(), python._module.stackSave());  // dead stack frames

let fresh;
await loadPyodide({
  ...options, _loadSnapshot: whole,
  createPyodideModule: async s => { const m = await create(s); fresh = m.HEAPU8.slice(); return m; },
});
const page = (bytes, n) => Buffer.from(bytes.buffer, bytes.byteOffset + n * PAGE, PAGE);
const zero = Buffer.alloc(PAGE);
const isChanged = n => page(memory, n).compare(n * PAGE < fresh.length ? page(fresh, n) : zero) !== 0;
const runs = [];
for (let n = 0; n < memory.length / PAGE; n++) {
  if (!isChanged(n)) continue;
  const last = runs.at(-1);
  if (last && last[0] + last[1] === n) last[1]++;
  else runs.push([n, 1]);
}
const head = new Uint32Array([memory.length, runs.length, ...runs.flat()]);
const pages = runs.map(([first, count]) => Buffer.from(memory.buffer, memory.byteOffset + first * PAGE, count * PAGE));
const delta = Buffer.concat([Buffer.from(head.buffer), ...pages]);
fs.writeFileSync(path.join(OUT, 'snapshot.bin.gz'), zlib.gzipSync(delta, { level: 9 }));
fs.writeFileSync(path.join(OUT, 'snapshot.json'), JSON.stringify({ settings, lock, modules, bytes: delta.length }));
