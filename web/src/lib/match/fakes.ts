/** Answers, tables and messages for tests: what a test does not say is as dull as can be. */
import type { Update, Welcome } from '../generated/messages';
import type { Option, TableInfo } from './types';

export const option = (n: number, verb: string, args: Record<string, string> = {}): Option => ({
  n,
  verb,
  args,
  aside: false,
});

export const tableInfo = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: 't',
  game: 'nowhere',
  name: 't',
  public: false,
  state: 'running',
  host: null,
  options: {},
  preset: null,
  seats: [],
  mine: [],
  hosting: false,
  hints: false,
  watching: 0,
  match: 1,
  vote: null,
  replays: [],
  campaign: null,
  left: null,
  kept: [],
  hot_seat: false,
  patience: null,
  locked: false,
  silenced: [],
  requests: [],
  missed: [],
  lesson: null,
  ...more,
});

export const welcome = (number: number): Welcome => ({
  type: 'welcome',
  number,
  fresh: true,
  table: tableInfo(),
  views: [],
  chat: [],
  undone: [],
  muted: [],
  now: 0,
});

export const update = (number: number): Update => ({
  type: 'update',
  number,
  fresh: false,
  views: [],
  table: null,
  chat: [],
  undone: [],
});
