import { describe, expect, it } from 'vitest';
import { syllables } from './syllables';

const shown = (text: string) => syllables(text).replaceAll('\u00ad', '-');

describe('long words on narrow cards', () => {
  it('break between syllables, never before or after a single letter', () => {
    expect(shown('Обсидиановый меч')).toBe('Обси-диа-но-вый меч');
  });
  it('stay whole where they are short, or not Russian', () => {
    expect(shown('Золотой кубок')).toBe('Золотой кубок');
    expect(shown('Obsidian Sword, unbelievable')).toBe('Obsidian Sword, unbelievable');
  });
});
