/** The HTTP part of docs/protocol.md: identity, tables, replays. */
import type {
  CampaignLine,
  Catalogue,
  Done,
  Finality,
  Hint,
  Imported,
  Lobby,
  Me,
  NewTable,
  Odds,
  Opened,
  PersonalLink,
  Problem,
  Reason,
  RefusalKey,
  ReplayInfo,
  ReplayLine,
  ReplayMoments,
  TableInfo,
  WhyNot,
} from './generated/messages';
import { CAN_PLAY_HERE, isAnsweredHere, SITE } from './local/place';
import type { MissedView, PastMoment, Wish } from './match/types';

export type {
  CampaignFactsView as CampaignFacts,
  CampaignLine,
  Catalogue,
  GameInfo as GameFacts,
  LessonLine,
  Me,
  ReplayInfo,
  ReplayLine,
  SeatView,
  SettingView as Setting,
  SoloLine as SoloMode,
  TableLine,
} from './generated/messages';

/** `key` and `args` are for the words `refusal-<key>`. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly key: RefusalKey,
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

function refused(status: number, found: unknown, otherwise: string): ApiError {
  const problem = (found ?? {}) as Partial<Problem>;
  return new ApiError(status, problem.key ?? 'server-failure', problem.args ?? {}, problem.detail ?? otherwise);
}

/** The same request, answered on this device. */
async function callHere<T>(method: string, path: string, body?: unknown): Promise<T> {
  const [{ device }, { wordedHere }] = await Promise.all([import('./local/device.svelte'), import('./local/refusals')]);
  const answer = await device.request(method, path, body);
  if (answer.status !== 200) throw await wordedHere(refused(answer.status, answer.body, ''));
  return answer.body as T;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (isAnsweredHere(path)) return callHere(method, path, body);
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (method !== 'GET') {
    if (!cookie('csrftoken')) await fetch('/api/lobby', { credentials: 'same-origin' });
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
  if (!answer.ok) throw refused(answer.status, found, answer.statusText);
  return found as T;
}

let catalogue: Promise<Catalogue> | undefined;

/** What can be played: as the server says, and without one as it was kept. */
async function findCatalogue(): Promise<Catalogue> {
  const kept = () => import('./local/catalogue');
  if (SITE) return (await kept()).keptCatalogue();
  try {
    const found = await call<Catalogue>('GET', '/api/games');
    if (CAN_PLAY_HERE) void kept().then(({ keepCatalogue }) => keepCatalogue(found).catch(() => {}));
    return found;
  } catch (fault) {
    if (fault instanceof ApiError || !CAN_PLAY_HERE) throw fault;
    return (await kept()).keptCatalogue();
  }
}

export const api = {
  lobby: () => call<Lobby>('GET', '/api/lobby'),
  rename: (name: string) => call<Me>('PUT', '/api/me', { name }),
  personalLink: () => call<PersonalLink>('POST', '/api/me/link'),
  revokeLink: () => call<Me>('POST', '/api/me/unlink'),
  onlyHere: () => call<Me>('POST', '/api/me/only-here'),
  /** `replace`: this device may forget who it was. */
  adopt: (token: string, replace: boolean) => call<Me>('POST', '/api/me/adopt', { token, replace }),
  games: () =>
    (catalogue ??= findCatalogue().catch((fault: unknown) => {
      catalogue = undefined;
      throw fault;
    })),
  campaigns: () => call<CampaignLine[]>('GET', '/api/campaigns'),
  open: (table: NewTable) => call<Opened>('POST', '/api/tables', table),
  /** The same on this device, without a server. */
  openHere: (table: NewTable) => callHere<Opened>('POST', '/api/tables', table),
  table: (id: string) => call<TableInfo>('GET', `/api/tables/${encodeURIComponent(id)}`),
  command: (id: string, wish: Wish) =>
    call<Done>('POST', `/api/tables/${encodeURIComponent(id)}/commands`, {
      ...wish,
      command: `http.${Date.now().toString(36)}.${Math.random().toString(36).slice(2, 10)}`,
    }),
  hint: (id: string, seat: number, decision: number) =>
    call<Hint>('POST', `/api/tables/${encodeURIComponent(id)}/hint`, { seat, decision }),
  final: (id: string, seat: number, decision: number, n: number) =>
    call<Finality>('GET', `/api/tables/${encodeURIComponent(id)}/final?seat=${seat}&decision=${decision}&n=${n}`),
  whyNot: (id: string, seat: number, thing: string) =>
    call<WhyNot>('GET', `/api/tables/${encodeURIComponent(id)}/why?seat=${seat}&thing=${encodeURIComponent(thing)}`),
  /** `O`: the odds of the game that is played there. */
  odds: <O>(id: string) => call<Odds & { odds: O | null }>('GET', `/api/tables/${encodeURIComponent(id)}/odds`),
  past: (id: string, seat: number | null, entry: number, event?: number) =>
    call<PastMoment>(
      'GET',
      `/api/tables/${encodeURIComponent(id)}/past?entry=${entry}` +
        (seat === null ? '' : `&seat=${seat}`) +
        (event === undefined ? '' : `&event=${event}`),
    ),
  missed: (id: string, seat: number | null, since: number) =>
    call<MissedView[]>(
      'GET',
      `/api/tables/${encodeURIComponent(id)}/missed?since=${since}${seat === null ? '' : `&seat=${seat}`}`,
    ),
  rounds: (id: string, seat: number | null) =>
    call<MissedView[]>('GET', `/api/tables/${encodeURIComponent(id)}/rounds${seat === null ? '' : `?seat=${seat}`}`),
  reason: (id: string, seat: number | null, entry: number) =>
    call<Reason>(
      'GET',
      `/api/tables/${encodeURIComponent(id)}/reason?entry=${entry}${seat === null ? '' : `&seat=${seat}`}`,
    ),
  replays: () => call<ReplayLine[]>('GET', '/api/replays'),
  replay: (id: string) => call<ReplayInfo>('GET', `/api/replays/${encodeURIComponent(id)}`),
  /** Add a game by its record; on this device, where `here`. */
  importRecord: (record: unknown, here: boolean) =>
    (here ? callHere<Imported> : call<Imported>)('POST', '/api/replays', record),
  record: (id: string) => call<unknown>('GET', `/api/replays/${encodeURIComponent(id)}/record`),
  moments: (id: string, seat: number | null, first: number, count: number) =>
    call<ReplayMoments>(
      'GET',
      `/api/replays/${encodeURIComponent(id)}/moments?first=${first}&count=${count}` +
        (seat === null ? '' : `&seat=${seat}`),
    ),
  goOn: (id: string, step: number, seat: number) =>
    call<Opened>('POST', `/api/replays/${encodeURIComponent(id)}/continue`, { step, seat }),
};
