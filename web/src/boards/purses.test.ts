import { describe, expect, it } from 'vitest';
import { flights } from './purses';

describe('flights of gears', () => {
  it('go from who has fewer to who has more', () => {
    const before = [
      { key: 'supply', count: 10 },
      { key: 'seat:0', count: 3 },
    ];
    const after = [
      { key: 'supply', count: 8 },
      { key: 'seat:0', count: 5 },
    ];
    expect(flights(before, after)).toEqual([{ from: 'supply', to: 'seat:0', gears: 2 }]);
  });

  it('follow the gears of a card that is gone from the table', () => {
    const before = [
      { key: 'card:tomes-9', count: 2 },
      { key: 'supply', count: 5 },
      { key: 'seat:1', count: 0 },
    ];
    const after = [
      { key: 'supply', count: 4 },
      { key: 'card:coins-1', count: 1 },
      { key: 'seat:1', count: 2 },
    ];
    expect(flights(before, after)).toEqual([
      { from: 'card:tomes-9', to: 'seat:1', gears: 2 },
      { from: 'supply', to: 'card:coins-1', gears: 1 },
    ]);
  });

  it('are none where nothing changed', () => {
    expect(flights([{ key: 'supply', count: 3 }], [{ key: 'supply', count: 3 }])).toEqual([]);
  });
});
