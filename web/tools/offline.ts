/**
 * Playing without a network: what a build needs for it beside the page.
 *
 * - `assets/undercroft-<digest>.tar.gz`: our own Python sources, as far as a table needs them
 * - `assets/pyodide-<version>/`: Python for the browser, from the npm package
 * - `assets/catalogue-<digest>.json`, on a static site: what can be played, worked out by those sources
 * - `service-worker.js`, with the list of files that make the page open without a network
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SOURCES = here('../../src');
const STAND_IN = here('./python/mypy_extensions.py');
const PYODIDE = here('../node_modules/pyodide');
/** What is fetched with a count of its bytes; modules come by `import`. */
const FETCHED = ['pyodide.asm.wasm', 'python_stdlib.zip', 'pyodide-lock.json'];
const PYTHON_FILES = ['pyodide.mjs', 'pyodide.asm.mjs', ...FETCHED];

/** What a table on a device needs of our package; data files are found beside the code. */
const ROOMS = [
  '__init__.py',
  'engine',
  'games',
  'bots',
  'lessons',
  'server/__init__.py',
  'server/table',
  'server/thinking',
  'server/history',
  'server/local',
];
const WANTED = /\.(py|toml|json)$|\/lessons\/words\/[^/]+\.ftl$/;

/** What the page is told of it, as `__OFFLINE__`. */
export interface Offline {
  /** Null: this build cannot play without a network. */
  python: string | null;
  sources: string;
  catalogue: string;
  /** Bytes that are fetched before the first game, unpacked. */
  bytes: number;
}

function filesBelow(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .filter((name) => name !== '__pycache__')
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** One file in a tar archive (ustar), the same bytes wherever it is made. */
function tarred(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(512);
  if (Buffer.byteLength(name) > 100) throw new Error(`${name} is too long a name`);
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;
  head.write(name, 0);
  head.write(octal(0o644, 8) + octal(0, 8) + octal(0, 8) + octal(content.length, 12) + octal(0, 12), 100);
  head.write('        0', 148);
  head.write('ustar\x0000', 257);
  head.write(
    `${octal(
      head.reduce((sum, byte) => sum + byte),
      7,
    )} `,
    148,
  );
  return Buffer.concat([head, content, Buffer.alloc((512 - (content.length % 512)) % 512)]);
}

/** Our sources as one archive. */
export function archive(): Buffer {
  const files = ROOMS.flatMap((room) => filesBelow(join(SOURCES, 'undercroft', room))).filter((path) =>
    WANTED.test(path),
  );
  const parts = files.map((path) => tarred(relative(SOURCES, path).replaceAll('\\', '/'), readFileSync(path)));
  parts.push(tarred('mypy_extensions.py', readFileSync(STAND_IN)), Buffer.alloc(1024));
  return gzipSync(Buffer.concat(parts), { level: 9 });
}

interface Python {
  runPython(code: string): string;
  unpackArchive(content: Uint8Array, format: string, options: { extractDir: string }): void;
}

/** Python with our sources, in this process: as a browser has it. */
export async function startPython(sources: Buffer): Promise<Python> {
  const { loadPyodide } = (await import(pathToFileURL(join(PYODIDE, 'pyodide.mjs')).href)) as {
    loadPyodide: (options: { indexURL: string }) => Promise<Python>;
  };
  const python = await loadPyodide({ indexURL: PYODIDE });
  python.unpackArchive(new Uint8Array(sources), 'gztar', { extractDir: '/undercroft' });
  python.runPython('import sys; sys.path.insert(0, "/undercroft")');
  return python;
}

const CATALOGUE = `
from undercroft.server.local.codec import text_of
from undercroft.server.table.catalogue import GameWords, catalogue_of
text_of(catalogue_of(["en", "ru"], lambda game, language, title, about: GameWords(title, about)))
`;

/** Titles by language; from Python come the ids of their messages. */
type Titles = Record<string, { name: string; tagline: string }>;

/** The titles in words, which Python in a browser does not read. */
function inWords(game: string, titles: Titles): Titles {
  const folder = join(SOURCES, 'undercroft', 'games', game.replaceAll('-', '_'), 'words');
  return Object.fromEntries(
    Object.entries(titles).map(([language, { name, tagline }]) => {
      const texts = readFileSync(join(folder, `${language}.ftl`), 'utf8');
      const line = (id: string) => new RegExp(`^${id} = (.*)$`, 'm').exec(texts)?.[1]?.trim() ?? '';
      return [language, { name: line(name), tagline: line(tagline) }];
    }),
  );
}

async function catalogue(sources: Buffer): Promise<string> {
  const found = JSON.parse((await startPython(sources)).runPython(CATALOGUE)) as {
    games: { key: string; words: Titles; solo: { words: Titles }[] }[];
  };
  const folders = readdirSync(join(SOURCES, 'undercroft', 'games'));
  const games = folders.filter((name) => existsSync(join(SOURCES, 'undercroft', 'games', name, 'game.py')));
  if (found.games.length !== games.length) throw new Error('a game cannot be opened in the browser; see above');
  for (const game of found.games) {
    for (const titled of [game, ...game.solo]) titled.words = inWords(game.key, titled.words);
  }
  return JSON.stringify(found);
}

const TYPES: Record<string, string> = {
  mjs: 'text/javascript',
  wasm: 'application/wasm',
  json: 'application/json',
};

export function offline(): Plugin {
  let sources: Buffer;
  let told: Offline;
  let isSite = false;
  const pythonFile = (name: string) => readFileSync(join(PYODIDE, name));
  const made = async (name: string): Promise<Buffer | string | null> => {
    if (name === told.sources) return sources;
    if (name === told.catalogue) return catalogue(sources);
    if (told.python && name.startsWith(told.python)) return pythonFile(name.slice(told.python.length));
    return null;
  };
  return {
    name: 'offline',
    config(_, { command, mode }) {
      isSite = mode === 'site';
      sources = archive();
      const digest = createHash('sha256').update(sources).digest('hex').slice(0, 8);
      const there = existsSync(PYODIDE);
      if (!there) console.warn('pyodide is not installed (npm install): this build cannot play without a network');
      const version = there
        ? (JSON.parse(readFileSync(join(PYODIDE, 'package.json'), 'utf8')) as { version: string }).version
        : '';
      told = {
        python: there ? `pyodide-${version}/` : null,
        sources: `undercroft-${digest}.tar.gz`,
        catalogue: `catalogue-${digest}.json`,
        bytes: there ? FETCHED.reduce((sum, name) => sum + pythonFile(name).length, sources.length) : 0,
      };
      // Built modules lie beside these files; those of the development server do not.
      const home = command === 'build' ? './' : '/assets/';
      return { define: { __OFFLINE__: JSON.stringify({ ...told, home }) } };
    },
    configureServer(server) {
      server.middlewares.use('/assets', (request, response, next) => {
        const name = (request.url ?? '').slice(1).replace(/\?.*/, '');
        void made(name).then((content) => {
          if (content === null) return next();
          response.setHeader('content-type', TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
          response.end(content);
        });
      });
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const emitted: string[] = [];
        const emit = (name: string, source: Buffer | string) => {
          emitted.push(`assets/${name}`);
          this.emitFile({ type: 'asset', fileName: `assets/${name}`, source });
        };
        if (told.python) {
          for (const name of PYTHON_FILES) emit(told.python + name, pythonFile(name));
          emit(told.sources, sources);
          if (isSite) emit(told.catalogue, await catalogue(sources));
        }
        const worker = bundle['service-worker.js'];
        if (worker?.type === 'chunk') {
          // Python is fetched when it is wanted, and kept then.
          const isLate = (name: string) => name.startsWith('assets/pyodide-') || name.endsWith('.tar.gz');
          const files = [...Object.keys(bundle), ...emitted, ...readdirSync(here('../public'))].filter(
            (name) => name !== 'service-worker.js' && !name.endsWith('.map'),
          );
          const list = files.filter((name) => !isLate(name)).sort();
          const late = files.filter(isLate).sort();
          const version = createHash('sha256').update(files.sort().join()).digest('hex').slice(0, 12);
          worker.code = worker.code
            .replace('__FILES__', JSON.stringify(list))
            .replace('__LATE__', JSON.stringify(late))
            .replace('__VERSION__', JSON.stringify(version));
        }
      },
    },
  };
}
