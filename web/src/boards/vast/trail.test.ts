import { expect, it } from 'vitest';
import type { LoggedEvent } from '$lib/match/types';
import { changes, lastRevealed, lastTrail } from './trail';

const log = (...lines: [key: string, args?: Record<string, unknown>][]): LoggedEvent[] =>
  lines.map(([key, args], number) => ({ number, key, args: args ?? {}, undone: false }));
const moved = (piece: string, space: string): [string, Record<string, unknown>] => ['piece-moved', { piece, space }];

it('follows the last piece from where it stood before the turn', () => {
  const lines = log(
    moved('knight', '0,-1'),
    ['turn-began'],
    moved('eye', '3,3'),
    ['turn-began'],
    moved('knight', '1,-1'),
    ['cube-placed'],
    moved('knight', '1,0'),
  );
  expect(lastTrail(lines)).toEqual({ piece: 'knight', spaces: ['0,-1', '1,-1', '1,0'] });
});

it('shows no way across a map that has slid since', () => {
  expect(lastTrail(log(moved('knight', '0,-1'), ['map-slid', { space: '0,0' }]))).toBeNull();
  expect(lastTrail(log(['map-slid', { space: '0,0' }], moved('knight', '0,-1')))).toEqual({
    piece: 'knight',
    spaces: ['0,-1'],
  });
});

it('starts a Tribe that appears where it appears', () => {
  expect(lastTrail(log(moved('fangs', '2,2'), ['tribe-appeared', { piece: 'fangs', space: '0,1' }]))).toEqual({
    piece: 'fangs',
    spaces: ['0,1'],
  });
});

it('passes over what was taken back', () => {
  const lines = log(moved('thief', '0,1'), moved('thief', '0,2'));
  const last = lines[1];
  if (last) last.undone = true;
  expect(lastTrail(lines)?.spaces).toEqual(['0,1']);
});

it('remembers the last opened tile for a turn and no longer', () => {
  const opened: [string, Record<string, unknown>] = ['tile-revealed', { space: '1,1' }];
  expect(lastRevealed(log(opened, ['turn-began']))).toBe('1,1');
  expect(lastRevealed(log(opened, ['turn-began'], ['turn-began']))).toBeNull();
});

it('finds what the newest lines changed, and nothing on a jump', () => {
  const lines = log(
    ['tile-laid', { space: '0,0' }],
    ['tile-laid', { space: '5,5' }],
    ['tile-removed', { space: '1,1', tile: 'c01' }],
    ['die-rolled', { role: 'dragon', die: 'cross' }],
  );
  const found = changes(lines, 1);
  expect([...found.laid]).toEqual(['5,5']);
  expect(found.gone).toEqual([{ key: '2 1,1', space: '1,1', tile: 'c01' }]);
  expect(found.die?.die).toBe('cross');
  expect(changes(lines, 0).laid.size).toBe(0);
});

it('tells apart the tiles one move removes', () => {
  const lines = log(
    ['turn-began'],
    ['tile-removed', { space: '1,1', tile: 'c01' }],
    ['tile-removed', { space: '2,1', tile: 'c02' }],
  );
  for (const line of lines) line.number = 7;
  expect(new Set(changes(lines, 1).gone.map((gone) => gone.key)).size).toBe(2);
});
