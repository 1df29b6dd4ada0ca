/** What is kept on this device: the logs of tables, what lists show of them, and finished games. */
import type { CampaignLine, ReplayLine, TableLine } from '../generated/messages';

/** What must be kept before anybody hears of it; see `Kept` in `server/local/local_table.py`. */
export interface Kept {
  table: string | null;
  number: number;
  line: string;
  listed: ListedTable | null;
  campaign: CampaignLine | null;
  replay: KeptReplay | null;
}

export type ListedTable = TableLine & { changed: number };

export interface KeptReplay {
  line: ReplayLine;
  seed: string | null;
  record: string;
}

interface TableRow {
  id: string;
  listed: ListedTable;
  campaign: CampaignLine | null;
}

interface LineRow {
  table: string;
  number: number;
  line: string;
}

const NAME = 'undercroft';
const VERSION = 1;

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  return (opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      const made = request.result;
      made.createObjectStore('lines', { keyPath: ['table', 'number'] });
      made.createObjectStore('tables', { keyPath: 'id' });
      made.createObjectStore('replays', { keyPath: 'line.id' });
    };
    request.onsuccess = () => {
      // Another page may bring a newer layout; this one opens it again when it needs it.
      request.result.onversionchange = () => {
        request.result.close();
        opened = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => {
      opened = undefined;
      reject(request.error ?? new Error('no store'));
    };
  }));
}

const got = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('not read'));
  });

async function all<T>(store: string): Promise<T[]> {
  const data = await database();
  return got(data.transaction(store).objectStore(store).getAll() as IDBRequest<T[]>);
}

/** Keep all of this or nothing; fails where another page has written the same log entry. */
export async function keep(rows: Kept[]): Promise<void> {
  if (!rows.length) return;
  const data = await database();
  await new Promise<void>((resolve, reject) => {
    const work = data.transaction(['lines', 'tables', 'replays'], 'readwrite', { durability: 'strict' });
    work.oncomplete = () => resolve();
    work.onabort = () => reject(work.error ?? new Error('not stored'));
    for (const { table, number, line, listed, campaign, replay } of rows) {
      if (table !== null) work.objectStore('lines').add({ table, number, line } satisfies LineRow);
      if (table !== null && listed) work.objectStore('tables').put({ id: table, listed, campaign } satisfies TableRow);
      if (replay) work.objectStore('replays').put(replay);
    }
  });
}

/** The log of a table, oldest first. */
export async function linesOf(table: string): Promise<string[]> {
  const data = await database();
  const range = IDBKeyRange.bound([table, 0], [table, Infinity]);
  const rows = (await got(data.transaction('lines').objectStore('lines').getAll(range))) as LineRow[];
  return rows.map((row) => row.line);
}

export async function replayOf(id: string): Promise<KeptReplay | undefined> {
  const data = await database();
  return got(data.transaction('replays').objectStore('replays').get(id) as IDBRequest<KeptReplay | undefined>);
}

/** The tables of this device, the last used first. */
export async function tablesHere(): Promise<TableLine[]> {
  const rows = await all<TableRow>('tables');
  return rows.map((row) => row.listed).sort((a, b) => b.changed - a.changed);
}

export async function campaignsHere(): Promise<CampaignLine[]> {
  const rows = await all<TableRow>('tables');
  return rows.flatMap((row) => (row.campaign ? [row.campaign] : []));
}

/** The finished games of this device, the latest first. */
export async function replaysHere(): Promise<ReplayLine[]> {
  const rows = await all<KeptReplay>('replays');
  return rows.map((row) => row.line).sort((a, b) => b.finished - a.finished);
}
