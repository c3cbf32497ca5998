// The interpreter that pyscript.toml names: Pyodide, unmodified, started from a memory snapshot. It begins to load with
// the page, before PyScript asks for it. If the snapshot fails (or with ?boot=plain) Python starts from the compiled
// standard library instead, which takes longer.
import { loadPyodide as load, version } from './pyodide.mjs';
import createPyodideModule from './pyodide.asm.mjs';

export { version };
const BOOT = __BOOT__;
const at = name => new URL(name, import.meta.url).href;
// The page's first script has already asked for the big files and counts their bytes. A worker asks for its own.
const { fetch: realFetch } = globalThis;
const ask = name => globalThis.bootFiles?.[name] ?? realFetch(at(name));
const isPlain = new URLSearchParams(globalThis.location?.search).get('boot') === 'plain';
let streams = {};

// Pyodide fetches its wasm itself, by a URL object: hand it the response that is already on its way.
globalThis.fetch = (resource, ...rest) =>
  String(resource) === at('pyodide.asm.wasm') ? ask('pyodide.asm.wasm') : realFetch(resource, ...rest);

// The service worker keeps the bytes decompressed, and says so in a header.
const inflated = async response => {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  if (response.headers.has('x-inflated')) return response.arrayBuffer();
  return new Response(response.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
};

// snapshot.bin: heap size, number of runs, (first page, pages) of each run, the pages. u32, 4-KiB pages.
const restore = (module, bytes) => {
  const [size, count] = new Uint32Array(bytes, 0, 2);
  const runs = new Uint32Array(bytes, 8, count * 2);
  if (module.HEAPU8.length < size) module.growMemory(size);
  let from = 8 + count * 8;
  for (let i = 0; i < count; i++) {
    const length = runs[2 * i + 1] * 4096;
    module.HEAPU8.set(new Uint8Array(bytes, from, length), runs[2 * i] * 4096);
    from += length;
  }
};

const options = {
  indexURL: at('./'), lockFileContents: BOOT.lock, packageBaseUrl: at('./'),
  stdout: text => (streams.stdout ?? console.log)(text),
  stderr: text => (streams.stderr ?? console.error)(text),
};

const wake = async () => {
  const pages = ask('snapshot.bin.gz').then(inflated);
  const python = await load({
    ...options, stdLibURL: at('rest.zip'), _loadSnapshot: new Uint8Array(1),
    createPyodideModule: async settings => {
      const [module, bytes] = await Promise.all([createPyodideModule(settings), pages]);
      module.API.restoreSnapshot = () => { restore(module, bytes); return BOOT.settings; };
      return module;
    },
  });
  python.runPython('_thaw()');
  // PyScript's first call writes its own package into files and imports it. The snapshot already has it compiled.
  const run = python.runPythonAsync;
  const isPackage = code => code.startsWith('import os as _os\n') && code.endsWith('del _pyscript\n\n');
  python.runPythonAsync = (code, ...rest) => run.call(python, isPackage(code) ? 'import pyscript' : code, ...rest);
  return python;
};

const start = () => {
  globalThis.bootMode = 'plain';
  return load({ ...options, createPyodideModule, stdLibURL: at('plain.zip') });
};

const startAfter = error => {
  console.warn('Python starts the long way:', error);
  globalThis.bootFiles = null;  // a response can be read only once
  return start();
};

const ready = isPlain ? start() : wake().catch(startAfter);
ready
  .then(() => globalThis.bootProgress?.('python'), error => globalThis.bootFailed?.(error))
  .finally(() => { globalThis.fetch = realFetch; });

export const loadPyodide = wanted => { streams = wanted ?? {}; return ready; };
