/**
 * The tables of this device: Python in a worker, which runs `undercroft.server.local`.
 *
 * One thing after the other: a call, then what it wants kept, and only when that is stored what is told of it.
 */
import type { Files, FromWorker, ToWorker } from './speech';
import { keep, linesOf, replayOf, type Kept } from './store';

interface Outcome {
  keep: Kept[];
  tell: [viewer: number, message: unknown][];
  answer: { status: number; body: unknown } | null;
  missing: ['table' | 'replay', string] | null;
  wait: [table: string, milliseconds: number] | null;
}

/** The Python object; each call but the first and `forget` gives an `Outcome` as JSON. */
interface PythonServer {
  rename(name: string): void;
  load_table(id: string, lines: string[]): string;
  load_replay(id: string, text: string | undefined): string;
  forget(id: string): string;
  call(method: string, address: string, body: string | undefined): string;
  enter(viewer: number, table: string, since: number | undefined): string;
  hear(viewer: number, text: string): string;
  leave(viewer: number): string;
  go_on(table: string): string;
}

interface Python {
  unpackArchive(content: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
}

interface PythonModule {
  loadPyodide(options: { indexURL: string }): Promise<Python>;
}

const START = `
import sys
sys.path.insert(0, "/undercroft")
from undercroft.server.local.local_server import LocalServer
LocalServer
`;

const NOT_STORED = { status: 503, body: { status: 503, key: 'not-stored', args: {}, detail: 'not stored' } };

const say = (message: FromWorker): void => postMessage(message);

// Starting.

/** Tell how far the files have come, as they pass by. */
function countFetches(files: Files): void {
  const fetchIt = self.fetch.bind(self);
  let arrived = 0;
  self.fetch = async (...request) => {
    const answer = await fetchIt(...request).catch((fault: unknown) => {
      // Pyodide would wait for ever.
      say({ say: 'failed', why: String(fault) });
      throw fault;
    });
    if (!answer.body || !answer.ok) return answer;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(part, stream) {
        arrived += part.length;
        say({ say: 'progress', share: Math.min(1, arrived / files.bytes) });
        stream.enqueue(part);
      },
    });
    return new Response(answer.body.pipeThrough(counter), {
      status: answer.status,
      headers: { 'content-type': answer.headers.get('content-type') ?? '' },
    });
  };
}

async function start({ person, name, pause, files }: Extract<ToWorker, { do: 'start' }>): Promise<PythonServer> {
  const network = self.fetch;
  countFetches(files);
  const [{ loadPyodide }, sources] = await Promise.all([
    import(/* @vite-ignore */ `${files.python}pyodide.mjs`) as Promise<PythonModule>,
    fetch(files.sources).then((answer) => {
      if (!answer.ok) throw new Error(`${files.sources}: ${answer.status}`);
      return answer.arrayBuffer();
    }),
  ]);
  const python = await loadPyodide({ indexURL: files.python });
  self.fetch = network;
  python.unpackArchive(sources, 'gztar', { extractDir: '/undercroft' });
  const make = python.runPython(START) as (person: string, name: string, pause: number) => PythonServer;
  return make(person, name, pause);
}

// One thing after the other.

let server: PythonServer;
let work: Promise<void> = Promise.resolve();
let timer: ReturnType<typeof setTimeout> | undefined;

function next(task: () => Promise<void>): void {
  work = work.then(task).catch((fault: unknown) => console.error(fault));
}

/** Make a call, once more for each thing that had to be read first, and keep what it wants kept. */
async function carryOut(call: () => string): Promise<Outcome['answer']> {
  for (let tries = 0; tries < 4; tries++) {
    let found = JSON.parse(call()) as Outcome;
    if (found.missing) {
      const [kind, id] = found.missing;
      const text: string = kind === 'table' ? server.load_table(id, await linesOf(id)) : await loadReplay(id);
      found = JSON.parse(text) as Outcome;
      if (!(await keepAndTell(found))) return NOT_STORED;
      if (found.answer) return found.answer;
      continue;
    }
    return (await keepAndTell(found)) ? found.answer : NOT_STORED;
  }
  return NOT_STORED;
}

async function loadReplay(id: string): Promise<string> {
  const kept = await replayOf(id);
  return server.load_replay(id, kept && JSON.stringify(kept));
}

async function keepAndTell(found: Outcome): Promise<boolean> {
  schedule(found.wait);
  try {
    await keep(found.keep);
  } catch (fault) {
    // Another page has written to this table, or the store is full: what memory holds is not what is kept.
    console.info('not stored', fault);
    for (const id of new Set(found.keep.flatMap((row) => row.table ?? []))) forget(id);
    return false;
  }
  for (const [viewer, message] of found.tell) say({ say: 'tell', viewer, text: JSON.stringify(message) });
  for (const row of found.keep) if (row.table) news.postMessage(row.table);
  return true;
}

/** Memory holds another table than the store: whoever looks at it comes back and sees what is kept. */
function forget(id: string): void {
  for (const viewer of JSON.parse(server.forget(id)) as number[]) {
    left(viewer);
    say({ say: 'cut', viewer });
  }
}

// Bots and clocks.

/** Whoever looks at which table. */
const viewers = new Map<number, string>();
/** Bots of a table answer in one page only, however many look at it: in the one that holds its lock. */
const locks = new Map<string, { held: boolean; release: () => void }>();

function schedule(wait: Outcome['wait']): void {
  clearTimeout(timer);
  if (!wait) return;
  const [table, milliseconds] = wait;
  if (locks.get(table)?.held) {
    timer = setTimeout(() => next(async () => void (await carryOut(() => server.go_on(table)))), milliseconds);
  } else if (!locks.has(table)) {
    const released = new AbortController();
    const lock = { held: false, release: () => released.abort() };
    locks.set(table, lock);
    const hold = async () => {
      lock.held = true;
      schedule(wait);
      await new Promise((resolve) => released.signal.addEventListener('abort', resolve));
    };
    navigator.locks.request(`undercroft-${table}`, { signal: released.signal }, hold).catch(() => {});
  }
}

function left(viewer: number): void {
  const table = viewers.get(viewer);
  viewers.delete(viewer);
  if (table === undefined || [...viewers.values()].includes(table)) return;
  locks.get(table)?.release();
  locks.delete(table);
}

// Other pages.

const news = new BroadcastChannel('undercroft');
news.onmessage = (event: MessageEvent<string>) => next(async () => forget(event.data));

// What the page says.

function enter(viewer: number, table: string, since: number | null): void {
  next(async () => {
    viewers.set(viewer, table);
    const answer = await carryOut(() => server.enter(viewer, table, since ?? undefined));
    if (answer) {
      const { key } = answer.body as { key: string };
      say({ say: 'tell', viewer, text: JSON.stringify({ type: 'gone', key }) });
      say({ say: 'cut', viewer });
    }
  });
}

self.onmessage = (event: MessageEvent<ToWorker>) => {
  const asked = event.data;
  switch (asked.do) {
    case 'start':
      next(async () => {
        try {
          server = await start(asked);
          say({ say: 'ready' });
        } catch (fault) {
          say({ say: 'failed', why: String(fault) });
        }
      });
      break;
    case 'rename':
      next(async () => server.rename(asked.name));
      break;
    case 'call':
      next(async () => {
        const answer = await carryOut(() => server.call(asked.method, asked.path, asked.body));
        say({ say: 'answer', id: asked.id, ...(answer ?? NOT_STORED) });
      });
      break;
    case 'enter':
      enter(asked.viewer, asked.table, asked.since);
      break;
    case 'hear':
      next(async () => void (await carryOut(() => server.hear(asked.viewer, asked.text))));
      break;
    case 'leave':
      next(async () => {
        left(asked.viewer);
        await carryOut(() => server.leave(asked.viewer));
      });
      break;
  }
};
