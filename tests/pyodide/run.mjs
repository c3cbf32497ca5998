// node run.mjs PYODIDE LIBRARY.zip WHEELS [pytest arguments]
// Runs the engine's tests in the browser's Python, without a browser: Pyodide in Node, pytest inside it.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [pyodide, library, wheels, ...words] = process.argv.slice(2);
const PACKAGES = '/lib/python3.14/site-packages'; // not where Python stands now: it will move
const root = fileURLToPath(new URL('../../', import.meta.url));
const { loadPyodide } = await import(pathToFileURL(path.resolve(pyodide, 'pyodide.mjs')));
const python = await loadPyodide({
  indexURL: path.resolve(pyodide), stdLibURL: path.resolve(library), env: { PYTHONDONTWRITEBYTECODE: '1', HOME: '/home' },
});
for (const name of fs.readdirSync(wheels)) {
  if (/^(pytest|hypothesis|iniconfig|packaging|pluggy|pygments|sortedcontainers)-/.test(name)) {
    python.unpackArchive(new Uint8Array(fs.readFileSync(path.join(wheels, name))), 'wheel', { extractDir: PACKAGES });
  }
}
python.FS.mkdirTree('/project');
python.mountNodeFS('/project', root);
python.globals.set('WORDS', python.toPy(words));
globalThis.curve = await import('../../web/js/curve.mjs'); // for tests/fair: the page's arithmetic beside the reference
// No pages (there is no browser here), no plugins that need threads, processes or a cache on the disk.
process.exit(python.runPython(`
import os, pytest
os.chdir("/project")
int(pytest.main([
    "-p", "no:cacheprovider", "-p", "no:faulthandler", "-p", "no:xdist",
    "--ignore=tests/pages", "--ignore=tests/bench", *(WORDS or ["tests"]),
]))
`));
