import { describe, expect, it } from 'vitest';
import { figure, Words } from './words.svelte';

describe('words', () => {
  const words = new Words({ en: ['points = { $count } VP\nspace = at { $space }\nrule = see GV-067, pages 2-3'] });

  it('write a real minus before numbers, and leave hyphens alone', () => {
    expect(words.say('points', { count: -2 })).toBe('−2 VP');
    expect(words.say('space', { space: '-1,-3' })).toBe('at −1,−3');
    expect(words.say('rule')).toBe('see GV-067, pages 2-3');
    expect([figure(-4), figure(0), figure(7)]).toEqual(['−4', '0', '7']);
  });
});
