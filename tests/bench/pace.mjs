// node pace.mjs PYODIDE SECONDS: runs pace.py in the browser's Python (Pyodide in Node, on the same V8 as Chromium).
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [pyodide, seconds] = process.argv.slice(2);
const root = fileURLToPath(new URL('../../', import.meta.url));
const { loadPyodide } = await import(pathToFileURL(path.resolve(pyodide, 'pyodide.mjs')));
const python = await loadPyodide({ indexURL: path.resolve(pyodide), env: { PYTHONDONTWRITEBYTECODE: '1', HOME: '/home' } });
python.FS.mkdirTree('/project');
python.mountNodeFS('/project', root);
globalThis.spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
console.log(python.runPython(`
import json, sys
sys.path[:0] = ["/project/py", "/project/tests"]
from js import spent
from bench import pace
json.dumps(pace.measure(${Number(seconds)}, spent))
`));
process.exit(0);
