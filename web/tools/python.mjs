// Runs a Python file as a browser would: in Pyodide, with the sources of the built site.
//   node tools/python.mjs FILE [ARGUMENTS]
import { loadPyodide } from 'pyodide';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const assets = fileURLToPath(new URL('../site/assets/', import.meta.url));
const sources = readdirSync(assets).find((name) => name.endsWith('.tar.gz'));
const [, , file, ...others] = process.argv;
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(assets + sources)), 'gztar', { extractDir: '/undercroft' });
python.setStdout({ batched: (line) => console.log(line) });
python.globals.set('given', python.toPy([file, ...others]));
python.runPython('import sys; sys.path.insert(0, "/undercroft"); sys.argv = given');
python.runPython(readFileSync(file, 'utf8'), { filename: file });
