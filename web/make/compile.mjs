// node compile.mjs PYODIDE WHEELS IN.zip OUT.zip [-OO: without docstrings and line numbers]
// Turns a zip of .py into a zip of .pyc for the browser's Python. pyodide-build compiles them and runs inside Pyodide
// itself, because the Python of this machine makes byte code of another version.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [pyodide, wheels, source, target, ...args] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.resolve(pyodide, 'pyodide.mjs')));
// Columns go: they would be a tenth of what a player downloads. The app's line numbers stay, for they are shown.
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
if (args.includes('-OO')) python.runPython(`
import io, marshal, types, zipfile

HEAD = 16  # bytes before the code itself

def bare(code):
    inside = tuple(bare(one) if isinstance(one, types.CodeType) else one for one in code.co_consts)
    return code.replace(co_consts=inside, co_linetable=b"")

made = io.BytesIO()
with zipfile.ZipFile("/source.zip") as old, zipfile.ZipFile(made, "w") as new:
    for info in old.infolist():
        data = old.read(info)
        if info.filename.endswith(".pyc"):
            data = data[:HEAD] + marshal.dumps(bare(marshal.loads(data[HEAD:])))
        new.writestr(info, data)
Path("/source.zip").write_bytes(made.getvalue())
`);
fs.writeFileSync(target, python.FS.readFile('/source.zip'));
