import { describe, expect, it, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { option, tableInfo } from './fakes';
import { TableStore } from './table.svelte';
import type { Link, Moment, Option, PastMoment, Question, Update } from './types';

settings.sound = 0;

const options: Option[] = [
  option(1, 'bid', { card: 'tomes-9', position: 'left' }),
  option(2, 'bid', { card: 'tomes-9', position: 'right' }),
];
const question: Question = { kind: 'ask', about: 'bid', args: {}, decision: 7, options, late: [], deadline: null };
const moment = (number: number, more: Partial<Moment> = {}): Moment => ({
  number,
  game: 'nowhere',
  seats: 2,
  seat: 0,
  table: number,
  waiting: null,
  question,
  outcome: null,
  undo: 'free',
  restart: 3,
  ...more,
});
const past = (entry: number): PastMoment => ({
  entry,
  move: entry - 1,
  moves: 4,
  before: entry > 1 ? entry - 1 : null,
  after: entry < 5 ? entry + 1 : null,
  moment: moment(entry, { question: null, undo: 'no' }),
});

async function seated(more: Partial<Link> = {}) {
  let tell: (update: Update) => void = () => {};
  const send = vi.fn(() => 'c');
  const link: Link = {
    open: (listener) => (tell = listener),
    answer: vi.fn(() => 'a'),
    send,
    close: () => {},
    hint: async () => ({ seat: 0, decision: 7, n: 2, level: 'expert', facts: [], instead: null, against: [] }),
    past: async (_seat, entry) => past(entry),
    ...more,
  };
  const table = new TableStore(link);
  table.open();
  tell({
    type: 'table',
    table: tableInfo({ mine: [0], hints: true }),
  });
  tell({ type: 'moment', moment: moment(5), events: [], fresh: true });
  await vi.waitFor(() => expect(table.moment).not.toBeNull());
  return { table, tell, send, link };
}

describe('help at a table', () => {
  it('lights what the bot proposes, until the question is another', async () => {
    const { table, tell } = await seated();
    await table.help.askHint();
    expect(table.help.hinted?.n).toBe(2);
    expect([...table.help.hintTargets].sort()).toEqual(['card:tomes-9', 'position:right']);
    expect(table.target('position:right', 'right')['data-hint']).toBe('');
    expect(table.target('position:left', 'left')['data-hint']).toBeUndefined();
    tell({ type: 'moment', moment: moment(6, { question: { ...question, decision: 8 } }), events: [], fresh: false });
    await vi.waitFor(() => expect(table.help.hinted).toBeNull());
  });

  it('shows an earlier moment, steps, and comes back to the open question', async () => {
    const { table } = await seated();
    await table.help.lookAt(3);
    expect(table.view).toBe(3);
    expect(table.asked).toBe(false);
    expect(table.lit('card:tomes-9')).toBeUndefined();
    await table.help.step(-1);
    expect(table.view).toBe(2);
    await table.help.step(1);
    expect(table.view).toBe(3);
    table.help.backToNow();
    expect(table.view).toBe(5);
    expect(table.lit('card:tomes-9')).toBe('legal');
  });

  it('stays in the past while the game goes on, but not through something taken back', async () => {
    const { table, tell } = await seated();
    await table.help.lookAt(3);
    tell({ type: 'moment', moment: moment(6), events: [], fresh: false });
    await vi.waitFor(() => expect(table.moments.present?.number).toBe(6));
    expect(table.view).toBe(3);
    tell({ type: 'moment', moment: moment(7), events: [], fresh: true, jump: false });
    await vi.waitFor(() => expect(table.view).toBe(7));
  });

  it('says at once that a thing is not lit, and more when the server knows more', async () => {
    const { table } = await seated({ whyNot: async () => ({ key: 'no-gears', args: {}, rules: ['GV-054'] }) });
    table.click('gear:1', 'one gear');
    expect(table.help.whyNot).toMatchObject({ label: 'One gear', key: 'not-this-one' });
    await vi.waitFor(() => expect(table.help.whyNot).toMatchObject({ key: 'no-gears', rules: ['GV-054'] }));
    table.click('card:tomes-9');
    expect(table.help.whyNot).toBeNull();
  });

  it('restarts the turn with one command, and only where that is more than undo', async () => {
    const { table, tell, send } = await seated();
    expect(table.answers.restartable).toBe(3);
    table.answers.restartTurn();
    expect(send).toHaveBeenCalledWith({ type: 'undo', seat: 0, all: true });
    tell({ type: 'moment', moment: moment(6, { restart: 1 }), events: [], fresh: false });
    await vi.waitFor(() => expect(table.answers.restartable).toBe(0));
  });
});

describe('asking once more', () => {
  async function answered(final: Link['final']) {
    settings.confirm = true;
    const { table, link } = await seated(final ? { final } : {});
    table.answer(options[0] as Option);
    await vi.waitFor(() => expect(table.answers.staged ?? table.answers.pending).not.toBeNull());
    settings.confirm = false;
    return { table, link };
  }

  it('sends at once what can be taken back', async () => {
    const { table, link } = await answered(async () => false);
    expect(table.answers.staged).toBeNull();
    expect(link.answer).toHaveBeenCalledOnce();
  });

  it('waits for a second word before what cannot', async () => {
    const { table, link } = await answered(async () => true);
    expect(table.answers.staged?.n).toBe(1);
    expect(link.answer).not.toHaveBeenCalled();
    table.answer(options[0] as Option, true);
    expect(link.answer).toHaveBeenCalledOnce();
  });

  it.each([
    ['nobody can tell', undefined],
    ['the question fails', async () => Promise.reject(new Error('no line'))],
  ])('asks where %s', async (_case, final) => {
    const { table } = await answered(final);
    expect(table.answers.staged?.n).toBe(1);
  });

  it('heeds only the last of several clicks', async () => {
    settings.confirm = true;
    const { table, link } = await seated({ final: async () => false });
    table.answer(options[0] as Option);
    table.answer(options[1] as Option);
    await vi.waitFor(() => expect(link.answer).toHaveBeenCalled());
    settings.confirm = false;
    expect(link.answer).toHaveBeenCalledOnce();
    expect(table.answers.pending?.option.n).toBe(2);
  });
});
