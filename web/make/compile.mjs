// node compile.mjs PYODIDE WHEELS IN.zip OUT.zip [-OO]
// Turns a zip of .py into a zip of .pyc for the browser's Python. pyodide-build compiles them and runs inside Pyodide
// itself, because the Python of this machine makes byte code of another version.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [pyodide, wheels, source, target, ...args] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.resolve(pyodide, 'pyodide.mjs')));
// Line numbers stay, columns go: they would be a tenth of what a player downloads.
const env = { PYTHONHASHSEED: '0', PYTHONNODEBUGRANGES: '1' };
const python = await loadPyodide({ indexURL: path.resolve(pyodide), args, env });
for (const name of fs.readdirSync(wheels)) {
  if (/^(pyodide_build|packaging|platformdirs|rich)-/.test(name)) {
    python.unpackArchive(new Uint8Array(fs.readFileSync(path.join(wheels, name))), 'wheel');
  }
}
python.FS.writeFile('/source.zip', fs.readFileSync(source));
python.runPython(`
import os
os.environ["SOURCE_DATE_EPOCH"] = "315532800"  # so py_compile stores a hash of the source, not today's date
from pathlib import Path
from pyodide_build._py_compile import _py_compile_archive
_py_compile_archive(Path("/source.zip"), keep=False, verbose=False)
`);
fs.writeFileSync(target, python.FS.readFile('/source.zip'));
