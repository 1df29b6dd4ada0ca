/** The HTTP part of docs/protocol.md: identity, tables, replays. */
import type { CampaignLine, Finality, GameWords, Hint, Me, Reason, WhyNot } from './generated/messages';
import type { Moment, Option, Outcome, PastMoment, TableInfo, Told } from './match/types';

export type { CampaignLine, Me } from './generated/messages';

export interface TableLine {
  id: string;
  game: string;
  name: string;
  seats: number;
  taken: number;
  state: 'gathering' | 'running' | 'over';
  /** Names of the seats that are asked. */
  waiting: string[];
  yours: boolean;
  yourTurn: boolean;
  campaign?: boolean;
}

/** What a game's campaign is about: roles that go together, levels, and the settings that follow from it. */
export interface CampaignFacts {
  roles: string[];
  casts: string[][];
  levels: string[];
  decides: string[];
}

export interface Setting {
  key: string;
  kind: 'choice' | 'flag' | 'number' | 'several';
  default: unknown;
  choices: string[];
  low: number;
  high: number;
  rules: string[];
  /** It matters only where these other settings have one of these values. */
  when: Record<string, string[]>;
}

export interface GameFacts {
  key: string;
  version: string;
  /** By language. */
  words: Record<string, GameWords>;
  seats: [least: number, most: number];
  settings: Setting[];
  presets: Record<string, Record<string, unknown>>;
  campaign: CampaignFacts | null;
  reconstructed: string[];
}

export interface Catalogue {
  games: GameFacts[];
  levels: string[];
  languages: string[];
}

export interface NewTable {
  game: string;
  seats: number;
  name?: string;
  options?: Record<string, unknown>;
  preset?: string;
  public?: boolean;
  sit?: number[];
  names?: string[];
  bots?: Record<string, string>;
  campaign?: boolean;
}

export interface ReplayLine {
  id: string;
  game: string;
  seats: number;
  names: string[];
  finished: number;
  winners: number[];
  ending: string;
}

export interface ReplayInfo {
  id: string;
  game: string;
  seats: number;
  names: string[];
  options: Record<string, unknown>;
  finished: number;
  steps: number;
  moves: { seat: number; option?: Option }[];
  outcome: Outcome;
  commitment: string;
  seed: string | null;
}

export interface Eye {
  seat: number | null;
  moment: Moment | null;
  told: Told[];
}

/** `key` and `args` are for the words `refusal-<key>`. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly args: Record<string, unknown>,
    message: string,
  ) {
    super(message);
  }
}

function cookie(name: string): string {
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : '';
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (method !== 'GET') {
    if (!cookie('csrftoken')) await fetch('/api/hall', { credentials: 'same-origin' });
    headers['x-csrftoken'] = cookie('csrftoken');
  }
  const answer = await fetch(path, {
    method,
    headers,
    credentials: 'same-origin',
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await answer.text();
  let found: unknown = null;
  try {
    found = text ? JSON.parse(text) : null;
  } catch {
    /* A proxy's error page; the status says enough. */
  }
  if (!answer.ok) {
    const problem = (found ?? {}) as { key?: string; args?: Record<string, unknown>; detail?: string };
    throw new ApiError(
      answer.status,
      problem.key ?? 'server-failure',
      problem.args ?? {},
      problem.detail ?? answer.statusText,
    );
  }
  return found as T;
}

let catalogue: Promise<Catalogue> | undefined;

export const api = {
  hall: () => call<{ me: Me; tables: TableLine[] }>('GET', '/api/hall'),
  rename: (name: string) => call<Me>('PUT', '/api/me', { name }),
  personalLink: () => call<{ token: string }>('POST', '/api/me/link'),
  adopt: (token: string) => call<Me>('POST', '/api/me/adopt', { token }),
  games: () =>
    (catalogue ??= call<Catalogue>('GET', '/api/games').catch((fault: unknown) => {
      catalogue = undefined;
      throw fault;
    })),
  campaigns: () => call<CampaignLine[]>('GET', '/api/campaigns'),
  open: (table: NewTable) => call<{ id: string }>('POST', '/api/tables', table),
  table: (id: string) => call<TableInfo>('GET', `/api/tables/${encodeURIComponent(id)}`),
  command: (id: string, type: string, body: Record<string, unknown> = {}) =>
    call<{ number: number }>('POST', `/api/tables/${encodeURIComponent(id)}/commands`, {
      ...body,
      type,
      command: `http.${Date.now().toString(36)}.${Math.random().toString(36).slice(2, 10)}`,
    }),
  hint: (id: string, seat: number, decision: number) =>
    call<Hint>('POST', `/api/tables/${encodeURIComponent(id)}/hint`, { seat, decision }),
  final: (id: string, seat: number, decision: number, n: number) =>
    call<Finality>('GET', `/api/tables/${encodeURIComponent(id)}/final?seat=${seat}&decision=${decision}&n=${n}`),
  whyNot: (id: string, seat: number, thing: string) =>
    call<WhyNot>('GET', `/api/tables/${encodeURIComponent(id)}/why?seat=${seat}&thing=${encodeURIComponent(thing)}`),
  past: (id: string, seat: number | null, line: number) =>
    call<PastMoment>(
      'GET',
      `/api/tables/${encodeURIComponent(id)}/past?line=${line}${seat === null ? '' : `&seat=${seat}`}`,
    ),
  reason: (id: string, seat: number | null, line: number) =>
    call<Reason>(
      'GET',
      `/api/tables/${encodeURIComponent(id)}/reason?line=${line}${seat === null ? '' : `&seat=${seat}`}`,
    ),
  replays: () => call<ReplayLine[]>('GET', '/api/replays'),
  replay: (id: string) => call<ReplayInfo>('GET', `/api/replays/${encodeURIComponent(id)}`),
  moments: (id: string, seat: number | null, first: number, count: number) =>
    call<{ first: number; eyes: Eye[] }>(
      'GET',
      `/api/replays/${encodeURIComponent(id)}/moments?first=${first}&count=${count}` +
        (seat === null ? '' : `&seat=${seat}`),
    ),
  goOn: (id: string, step: number, seat: number) =>
    call<{ id: string }>('POST', `/api/replays/${encodeURIComponent(id)}/continue`, { step, seat }),
};
