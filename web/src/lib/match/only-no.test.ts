import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyBoard } from '../../boards/board';
import { settings } from '../settings.svelte';
import { option, tableInfo } from './fakes';
import { onlyNo } from './only-no';
import { TableStore } from './table.svelte';
import type { Link, Moment, Option, Question, Update } from './types';

const question = (about: string, options: Option[]): Question => ({
  kind: 'ask',
  about,
  args: {},
  decision: 7,
  options,
  late: [],
  deadline: null,
});
const bluff = question('poison', [option(1, 'no')]);
const choice = question('poison', [option(1, 'no'), option(2, 'yes')]);
const moment = (asked: Question | null): Moment => ({
  number: 1,
  game: 'nowhere',
  seats: 2,
  seat: 0,
  table: 1,
  waiting: null,
  question: asked,
  outcome: null,
  undo: 'free',
  restart: 0,
});

async function asked(shown: Moment, jump = false, mine = [0]) {
  let tell: (update: Update) => void = () => {};
  const link = {
    open: (listener) => (tell = listener),
    close: () => {},
    answer: vi.fn(() => 'c'),
    send: vi.fn(() => 'c'),
  } as Partial<Link> as Link;
  const table = new TableStore(link);
  table.open();
  table.board = { declines: { poison: 'no' }, domains: {} } as Partial<AnyBoard> as AnyBoard;
  tell({ type: 'table', table: tableInfo({ game: '', mine }) });
  tell({ type: 'moment', moment: shown, events: [], fresh: false, jump });
  await vi.advanceTimersByTimeAsync(10);
  return { table, link };
}

describe('a question with No as its only answer', () => {
  beforeEach(() => {
    settings.sound = 0;
    settings.answerNo = true;
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it('is told from a real choice', () => {
    expect(onlyNo(bluff, { poison: 'no' })?.n).toBe(1);
    expect(onlyNo(choice, { poison: 'no' })).toBeNull();
    expect(onlyNo(bluff, {})).toBeNull();
  });

  it('is answered for the player, but not at once', async () => {
    const { link } = await asked(moment(bluff));
    await vi.advanceTimersByTimeAsync(900);
    expect(link.answer).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3000);
    expect(link.answer).toHaveBeenCalledOnce();
  });

  it('is left to who wants to be asked, to who took something back, and to players who share a device', async () => {
    const taken = await asked(moment(bluff), true);
    const shared = await asked(moment(bluff), false, [0, 1]);
    settings.answerNo = false;
    const wanted = await asked(moment(bluff));
    await vi.advanceTimersByTimeAsync(9000);
    for (const { link } of [taken, shared, wanted]) expect(link.answer).not.toHaveBeenCalled();
  });

  it('leaves a real choice alone', async () => {
    const { link } = await asked(moment(choice));
    await vi.advanceTimersByTimeAsync(9000);
    expect(link.answer).not.toHaveBeenCalled();
  });
});
