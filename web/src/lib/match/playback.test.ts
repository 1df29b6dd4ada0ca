import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Pace } from '../settings.svelte';
import { beatsOf, patched, type Beat, type Weight } from './beats';
import { Playback } from './playback.svelte';
import type { LoggedEvent, Moment } from './types';

const told = (key: string): LoggedEvent => ({ number: 1, key, args: {}, undone: false });
const moment = (table: unknown): Moment => ({
  number: 1,
  game: 'toy',
  seats: 2,
  seat: 0,
  table,
  waiting: null,
  question: null,
  outcome: null,
  undo: 'no',
  restart: 0,
});
const WEIGHTS: Record<string, Weight> = { sold: 'climax', moved: 'step', round: 'round' };
const weightOf = ({ key }: { key: string }) => WEIGHTS[key];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a beat holds what follows until the next, and the view of then', () => {
  const now = moment({ gold: 3, piles: [[1], [2]] });
  const frames = [{ events: 3, changes: [{ op: 'replace' as const, path: '/gold', value: 9 }] }];
  const beats = beatsOf(now, ['whisper', 'sold', 'paid', 'moved'].map(told), frames, weightOf);
  expect(beats.map((beat) => beat.events.map((event) => event.key))).toEqual([['whisper', 'sold', 'paid'], ['moved']]);
  expect(beats.map((beat) => beat.weight)).toEqual(['climax', 'step']);
  expect(beats.map((beat) => beat.moment.table)).toEqual([{ gold: 9, piles: [[1], [2]] }, now.table]);
});

test('what is shown on its own by no game is no beat', () => {
  expect(beatsOf(moment({}), [told('whisper')], [], weightOf)).toEqual([]);
});

test('a patch changes what it names and shares the rest', () => {
  const before = { a: { 'b/c': 1 }, list: [{ x: 1 }, { x: 2 }], gone: true };
  const after = patched(before, [
    { op: 'replace', path: '/a/b~1c', value: 2 },
    { op: 'replace', path: '/list/1/x', value: 5 },
    { op: 'add', path: '/a/new', value: [] },
    { op: 'remove', path: '/gone', value: null },
  ]) as typeof before;
  expect(after).toEqual({ a: { 'b/c': 2, new: [] }, list: [{ x: 1 }, { x: 5 }] });
  expect(before.list[1]).toEqual({ x: 2 });
  expect(after.list[0]).toBe(before.list[0]);
  expect(patched(before, [{ op: 'replace', path: '', value: 7 }])).toBe(7);
});

function player(pace: Pace = 'calm', waits = false) {
  const shown: string[] = [];
  const playback = new Playback({
    showBeat: (beat) => shown.push(beat.events[0]?.key ?? ''),
    showEnd: (left) => shown.push(`end, ${left.length} unseen`),
    pace: () => pace,
    waitsForRound: () => waits,
  });
  return { shown, playback };
}
const beats = (...keys: string[]): Beat[] => beatsOf(moment({}), keys.map(told), [], weightOf);

test('beats follow one another, then comes the end', () => {
  const { shown, playback } = player();
  playback.add(beats('moved', 'sold'));
  expect(shown).toEqual(['moved']);
  vi.advanceTimersByTime(1300);
  expect(shown).toEqual(['moved', 'sold']);
  vi.advanceTimersByTime(2700);
  expect(shown).toEqual(['moved', 'sold', 'end, 0 unseen']);
  expect(playback.running).toBe(false);
});

test('a tap goes on, a second word skips to the end', () => {
  const { shown, playback } = player();
  playback.add(beats('moved', 'sold', 'moved'));
  playback.next();
  playback.skip();
  expect(shown).toEqual(['moved', 'sold', 'end, 1 unseen']);
  vi.runAllTimers();
  expect(shown).toHaveLength(3);
});

test('at instant nothing stands between an answer and the next question', () => {
  const { shown, playback } = player('instant');
  playback.add(beats('moved', 'sold'));
  expect(shown).toEqual(['end, 2 unseen']);
});

test('a new round waits for a word where that is wished', () => {
  const { shown, playback } = player('calm', true);
  playback.add(beats('moved', 'round'));
  vi.runAllTimers();
  expect(shown).toEqual(['moved']);
  expect(playback.waiting).toBe(true);
  playback.next();
  expect(shown).toEqual(['moved', 'round']);
});

test('much at once is shown faster', () => {
  const { shown, playback } = player();
  playback.add(beats(...Array.from({ length: 40 }, () => 'moved')));
  vi.advanceTimersByTime(20_000);
  expect(shown.at(-1)).toBe('end, 0 unseen');
});

test('what comes meanwhile is shown after it', () => {
  const { shown, playback } = player();
  playback.add(beats('moved'));
  playback.add(beats('sold'));
  expect(shown).toEqual(['moved']);
  vi.runAllTimers();
  expect(shown).toEqual(['moved', 'sold', 'end, 0 unseen']);
});
