import { expect, test } from 'vitest';
import { subjectsOf } from './subjects';

const domainOf = (_verb: string, name: string) => ({ by: 'card', goals: 'goal' })[name] ?? name;

test('an event is about the things its arguments name, each once', () => {
  const events = [
    { key: 'won', args: { seat: 1, card: 'skulls-7', count: 2 } },
    { key: 'kept', args: { seat: 0, card: 'coins-9', by: 'skulls-7' } },
  ];
  const subjects = { won: ['seat', 'card'], kept: ['seat', 'card', 'by'] };
  expect(subjectsOf(events, subjects, domainOf)).toEqual(['seat:1', 'card:skulls-7', 'seat:0', 'card:coins-9']);
});

test('a list names each of its things, and what is not there names nothing', () => {
  const events = [
    { key: 'goals-laid', args: { goals: ['cluster', 'ossuary'] } },
    { key: 'drawn', args: { card: null } },
  ];
  expect(subjectsOf(events, { 'goals-laid': ['goals'], drawn: ['card'] }, domainOf)).toEqual([
    'goal:cluster',
    'goal:ossuary',
  ]);
  expect(subjectsOf(events, {}, domainOf)).toEqual([]);
});
