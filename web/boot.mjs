// The interpreter that pyscript.toml names: Pyodide, started from a memory snapshot. It begins to load with the page,
// before PyScript asks for it. Its wasm comes in two halves: the early one runs the first board, the late one follows.
// If the snapshot fails (or with ?boot=plain) Python starts from the compiled standard library and the whole wasm
// instead, which takes longer.
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
const mark = name => performance.mark(`boot: ${name}`);  // for `bench --only parts`

// Pyodide fetches its wasm itself, by a URL object: hand it the response that is already on its way.
let wasm = 'early.wasm';
globalThis.fetch = (resource, ...rest) =>
  String(resource) === at('pyodide.asm.wasm') ? ask(wasm) : realFetch(resource, ...rest);

// A module that gives back the function it was given, because a wasm's table takes only functions of a wasm.
const PASS = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 2, 5, 1, 0, 0, 0, 0, 7, 4, 1, 0, 0, 0);

// Where the early half calls a function of the late one, it first calls the last one in the table of bridges, as long as
// there is one: so Python waits for the late half if it comes so far before that has arrived.
const join = (imports, { bridges, ...early }) => {
  if (!bridges) return;
  const last = bridges.length - 1;
  const shared = {};
  for (const [name, value] of Object.entries(early)) if (name.startsWith('shared.')) shared[name.slice(7)] = value;
  const add = module => {
    if (!bridges.get(last)) return;
    new WebAssembly.Instance(module, { ...imports, shared });
    bridges.set(last, null);
  };
  const wait = () => {
    const request = new XMLHttpRequest();
    request.open('GET', at('late.wasm'), false);
    request.overrideMimeType('text/plain; charset=x-user-defined');  // its bytes as they are
    request.send();
    if (request.status !== 200) throw new Error(`late.wasm: ${request.status}`);
    const text = request.responseText;
    const bytes = new Uint8Array(text.length);
    for (let i = 0; i < bytes.length; i++) bytes[i] = text.charCodeAt(i);
    add(new WebAssembly.Module(bytes));
  };
  bridges.set(last, new WebAssembly.Instance(new WebAssembly.Module(PASS), { '': { '': wait } }).exports['']);
  globalThis.bootLate = () => WebAssembly.compileStreaming(realFetch(at('late.wasm'))).then(add, () => {});
};

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
  mark('begins');
  const pages = ask('snapshot.bin.gz').then(inflated).finally(() => mark('snapshot'));
  const python = await load({
    ...options, stdLibURL: at('rest.zip'), _loadSnapshot: new Uint8Array(1),
    createPyodideModule: async settings => {
      const instantiate = settings.instantiateWasm;
      settings.instantiateWasm = (imports, done) => instantiate(imports, (instance, module) => {
        join(imports, instance.exports);
        done(instance, module);
      });
      const wasmReady = createPyodideModule(settings).finally(() => mark('wasm'));
      const [module, bytes] = await Promise.all([wasmReady, pages]);
      module.API.restoreSnapshot = () => {
        mark('both');
        restore(module, bytes);
        mark('memory');
        return BOOT.settings;
      };
      return module;
    },
  });
  python.runPython('_thaw()');
  mark('python');
  // PyScript's first call writes its own package into files and imports it. The snapshot already has it compiled.
  const run = python.runPythonAsync;
  const isPackage = code => code.startsWith('import os as _os\n') && code.endsWith('del _pyscript\n\n');
  python.runPythonAsync = (code, ...rest) => {
    mark(isPackage(code) ? 'pyscript' : 'page');
    return run.call(python, isPackage(code) ? 'import pyscript' : code, ...rest);
  };
  return python;
};

const start = () => {
  globalThis.bootMode = 'plain';
  globalThis.bootLate = undefined;
  wasm = 'pyodide.asm.wasm';
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
