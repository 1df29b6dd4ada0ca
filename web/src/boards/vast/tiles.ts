/** The sides without a wall when the printed top of a tile points north, as `data/tiles.toml` has them. */
import type { Type } from '$lib/generated/vast';
import { SIDES, type Side } from './geometry';

const OPEN: Record<string, string[]> = {
  NESW: [
    'entrance',
    'a01',
    'a05',
    'a10',
    'a13',
    'e05',
    'e07',
    'e10',
    'e14',
    'e15',
    't01',
    't02',
    't03',
    'c01',
    'c06',
    'c08',
  ],
  NS: ['a02', 'a08', 'a09', 'e01', 'e03', 'e04', 't05'],
  NES: ['a03', 'a04', 'a06', 'e02', 'e06', 'e13', 't04', 'v03', 'v05', 'v06', 'c02', 'c04', 'c09'],
  NE: ['a07', 'a11', 'a14', 'a15', 'e08', 'e09', 'e11', 't06', 'v01', 'v02', 'v04', 'c03', 'c05', 'c07'],
  N: ['a12', 'e12'],
};

const LETTERS: Record<Side, string> = { north: 'N', east: 'E', south: 'S', west: 'W' };

/** The walls of a tile that faces north. */
export function wallsOf(tile: string): Side[] {
  const open = Object.entries(OPEN).find(([, tiles]) => tiles.includes(tile))?.[0] ?? 'NESW';
  return SIDES.filter((side) => !open.includes(LETTERS[side]));
}

const TYPES: Record<string, Type> = { a: 'ambush', e: 'event', t: 'treasure-room', v: 'vault', c: 'crystal' };
export const typeOf = (tile: string): Type => TYPES[tile[0] ?? ''] ?? 'entrance';
