import { describe, expect, it } from 'vitest';
import { playable, recast } from './campaign';

describe('casting a campaign', () => {
  it('swaps two players who want the same role', () => {
    expect(recast({ knight: 1, goblins: 2 }, 1, 'goblins')).toEqual({ knight: 2, goblins: 1 });
  });
  it('gives a free role and leaves the others alone', () => {
    expect(recast({ knight: 1, goblins: 2 }, 2, 'thief')).toEqual({ knight: 1, thief: 2 });
  });
  it('changes nothing where the player has the role', () => {
    expect(recast({ knight: 1, goblins: 2 }, 2, 'goblins')).toEqual({ knight: 1, goblins: 2 });
  });
  it('knows which roles go together', () => {
    expect(playable({ thief: 2, knight: 1 }, [['knight'], ['knight', 'thief']])).toBe(true);
    expect(playable({ cave: 1 }, [['knight'], ['knight', 'thief']])).toBe(false);
  });
});
