import { expect, it } from 'vitest';
import { soundsOf } from './sounds';
import type { Moment, Outcome } from './types';

const moment = (more: Partial<Moment>) => ({ question: null, outcome: null, ...more }) as Moment;
const outcome = { ending: 'dragon-slain', winners: [0] } as Outcome;
const silent = () => null;

it('hears the end of every game, whatever its last event is called', () => {
  expect(soundsOf([], moment({}), moment({ outcome }), silent)).toEqual(['victory']);
  expect(soundsOf([], moment({ outcome }), moment({ outcome }), silent)).toEqual([]);
});

it('hears the last events and then a new question', () => {
  const question = { decision: 2 } as Moment['question'];
  const waiting = { seats: [0] } as Moment['waiting'];
  const told = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ key, args: {} }));
  const soundOf = (event: { key: string }) => (event.key === 'a' || event.key === 'e' ? ('card' as const) : null);
  const asked = moment({ question, waiting, seat: 0 });
  expect(soundsOf(told, moment({}), asked, soundOf)).toEqual(['card', 'ask']);
  expect(soundsOf([], asked, asked, silent)).toEqual([]);
});

it('is silent for a question that nobody waits to have answered', () => {
  const question = { decision: 3 } as Moment['question'];
  const waiting = { seats: [1] } as Moment['waiting'];
  expect(soundsOf([], moment({}), moment({ question, waiting, seat: 0 }), silent)).toEqual([]);
});
