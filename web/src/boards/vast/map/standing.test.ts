import { expect, it } from 'vitest';
import type { Tile, VastView } from '../types';
import { standingPieces } from './standing';

const NAMES = ['knight', 'fangs', 'bones', 'eye', 'dragon', 'thief'];

it.each([1, 2, 3, 4, 5, 6])('lets %i pieces stand in one space, none over another', (count) => {
  const pieces = Object.fromEntries(NAMES.slice(0, count).map((name) => [name, { space: '0,0', lurking: false }]));
  const view = { pieces } as Partial<VastView> as VastView;
  for (const tokens of [undefined, { treasure: 1 }]) {
    const tile = { space: '0,0', walls: [], ...(tokens ? { tokens } : {}) } as Tile;
    const standing = standingPieces(view, new Map([['0,0', tile]]), false);
    expect(standing).toHaveLength(count);
    for (const one of standing) {
      expect(Math.abs(one.dx) + one.size / 2).toBeLessThanOrEqual(56);
      expect(Math.abs(one.dy) + one.size / 2).toBeLessThanOrEqual(56);
      for (const other of standing)
        if (one !== other)
          expect(Math.hypot(one.dx - other.dx, one.dy - other.dy)).toBeGreaterThanOrEqual(one.size * 0.99);
    }
  }
});
