import { describe, expect, it } from 'vitest';
import { more, type Reach } from './more';

const part = (changed: Partial<Reach>): Reach => ({
  scrollTop: 0,
  scrollLeft: 0,
  scrollHeight: 100,
  scrollWidth: 100,
  clientHeight: 100,
  clientWidth: 100,
  ...changed,
});

describe('the sides on which a scrolling part has more', () => {
  it('is silent where everything is seen', () => {
    expect(more(part({}))).toBe('');
    expect(more(part({ scrollHeight: 102 }))).toBe('');
  });

  it('names the side that hides something', () => {
    expect(more(part({ scrollHeight: 300 }))).toBe('down');
    expect(more(part({ scrollHeight: 300, scrollTop: 90 }))).toBe('up down');
    expect(more(part({ scrollHeight: 300, scrollTop: 200 }))).toBe('up');
    expect(more(part({ scrollWidth: 150 }))).toBe('right');
  });

  it('knows a log that grows at its foot', () => {
    expect(more(part({ scrollHeight: 300 }), true)).toBe('up');
    expect(more(part({ scrollHeight: 300, scrollTop: -200 }), true)).toBe('down');
  });
});
