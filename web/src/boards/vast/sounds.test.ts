import { expect, it } from 'vitest';
import { SOUNDS } from './sounds';

const files = import.meta.glob<string>('../../../../src/undercroft/games/vast/words/en*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const words = Object.values(files).join('\n');

it.each(Object.keys(SOUNDS))('hears %s, which Vast tells', (key) => {
  expect(words).toMatch(new RegExp(`^event-${key} =`, 'm'));
});
