import { describe, expect, it } from 'vitest';
import type { GameFacts, Setting } from '$lib/api';
import { afterSeats, fitting } from './options';

const choice = (key: string, choices: string[], roles?: string[]): Setting => ({
  key,
  kind: 'choice',
  default: choices[0] ?? '',
  choices,
  low: 0,
  high: 0,
  rules: [],
  when: roles ? { roles } : {},
});
const facts: GameFacts = {
  key: 'vast',
  version: '1',
  words: {},
  seats: [2, 5],
  presets: {},
  reconstructed: [],
  lessons: [],
  solo: [],
  verbs: [],
  domains: [],
  arguments: {},
  categories: [],
  endings: [],
  settings: [
    choice('roles', ['recommended', 'knight-goblins-thief', 'knight-goblins', 'knight-thief']),
    choice('knight-level', ['easy']),
    choice('goblins-level', ['easy'], ['knight-goblins-thief', 'knight-goblins']),
    choice('thief-level', ['easy'], ['knight-goblins-thief', 'knight-thief']),
    choice('terrain', ['no']),
  ],
  campaign: {
    roles: ['knight', 'goblins', 'thief'],
    casts: [
      ['knight', 'goblins', 'thief'],
      ['knight', 'goblins'],
      ['knight', 'thief'],
    ],
    levels: ['easy'],
    decides: [],
  },
};

describe('the settings of a table', () => {
  it('offer the role sets for this many seats, and the levels of the roles that are played', () => {
    const shown = fitting(facts, 2, { roles: 'knight-thief' });
    expect(shown.map((each) => each.key)).toEqual(['roles', 'knight-level', 'thief-level', 'terrain']);
    expect(shown[0]?.choices).toEqual(['recommended', 'knight-goblins', 'knight-thief']);
  });
  it('follow the usual roles where none are chosen', () => {
    expect(fitting(facts, 2, {}).map((each) => each.key)).toEqual([
      'roles',
      'knight-level',
      'goblins-level',
      'terrain',
    ]);
  });
  it('drop what no longer fits when the number of seats changes', () => {
    expect(afterSeats(facts, 3, { roles: 'knight-thief', 'thief-level': 'easy', terrain: 'no' })).toEqual({
      'thief-level': 'easy',
      terrain: 'no',
    });
    expect(afterSeats(facts, 2, { 'thief-level': 'easy' })).toEqual({});
  });
  it('are all shown for a game without roles', () => {
    const plain = { ...facts, settings: facts.settings.slice(0, 2), campaign: null };
    expect(fitting(plain, 2, {})).toHaveLength(2);
  });
});
