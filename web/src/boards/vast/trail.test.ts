import { expect, it } from 'vitest';
import type { Event, Piece, Tribe } from '$lib/generated/vast';
import { changes, lastRevealed, lastTrail } from './trail';
import type { VastLog } from './types';

const log = (...events: Event[]): VastLog => events.map((event, number) => ({ number, undone: false, ...event }));
const moved = (piece: Piece, space: string): Event => ({ key: 'piece-moved', args: { piece, space } });
const appeared = (tribe: Tribe, space: string): Event => ({
  key: 'tribe-appeared',
  args: { tribe, piece: tribe, space },
});
const slid: Event = { key: 'map-slid', args: { space: '0,0', direction: 'north' } };
const began: Event = { key: 'turn-began', args: { role: 'knight', seat: 0, turn: 1 } };
const laid = (space: string): Event => ({ key: 'tile-laid', args: { space, tribe: 'eye' } });
const removed = (space: string, tile: 'c01' | 'c02'): Event => ({ key: 'tile-removed', args: { space, tile } });

it('follows the last piece from where it stood before the turn', () => {
  const lines = log(
    moved('knight', '0,-1'),
    began,
    moved('eye', '3,3'),
    began,
    moved('knight', '1,-1'),
    { key: 'cube-placed', args: { item: 'movement' } },
    moved('knight', '1,0'),
  );
  expect(lastTrail(lines)).toEqual({ piece: 'knight', spaces: ['0,-1', '1,-1', '1,0'] });
});

it('shows no way across a map that has slid since', () => {
  expect(lastTrail(log(moved('knight', '0,-1'), slid))).toBeNull();
  expect(lastTrail(log(slid, moved('knight', '0,-1')))).toEqual({
    piece: 'knight',
    spaces: ['0,-1'],
  });
});

it('starts a Tribe that appears where it appears', () => {
  expect(lastTrail(log(moved('fangs', '2,2'), appeared('fangs', '0,1')))).toEqual({
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
  const opened: Event = { key: 'tile-revealed', args: { role: 'knight', space: '1,1', tile: 'c01' } };
  expect(lastRevealed(log(opened, began))).toBe('1,1');
  expect(lastRevealed(log(opened, began, began))).toBeNull();
});

it('finds what the newest lines changed, and nothing on a jump', () => {
  const lines = log(laid('0,0'), laid('5,5'), removed('1,1', 'c01'), {
    key: 'die-rolled',
    args: { role: 'dragon', die: 'cross' },
  });
  const found = changes(lines, 1);
  expect([...found.laid]).toEqual(['5,5']);
  expect(found.gone).toEqual([{ key: '2 1,1', space: '1,1', tile: 'c01' }]);
  expect(found.die?.die).toBe('cross');
  expect(changes(lines, 0).laid.size).toBe(0);
});

it('tells apart the tiles one move removes', () => {
  const lines = log(began, removed('1,1', 'c01'), removed('2,1', 'c02'));
  for (const line of lines) line.number = 7;
  expect(new Set(changes(lines, 1).gone.map((gone) => gone.key)).size).toBe(2);
});
