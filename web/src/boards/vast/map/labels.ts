/** Spaces in words, for screen readers and whoever points at one. */
import { written } from '../geometry';
import type { Tile, VastTable } from '../types';

export const emptyLabel = (table: VastTable, space: string): string => `${written(space)}, ${table.say('empty-space')}`;

function ground({ say }: VastTable, tile: Tile): string[] {
  if (tile.terrain) return [say(`terrain-${tile.terrain}`)];
  const type = tile.type ? say(`type-${tile.type}`) : '';
  if (tile.lit)
    return [
      say('lit-tile', { type }),
      tile.walls.length
        ? say('walls', { sides: tile.walls.map((side) => say(`direction-${side}`)).join(', ') })
        : say('no-walls'),
    ];
  return [
    say('dark-tile', { tribe: tile.symbol ? say(`tribe-${tile.symbol}`) : '' }),
    ...(tile.type ? [say('you-know-type', { type })] : []),
  ];
}

/** A tile with all that lies and stands on it, and what a click there would be. */
export function tileLabel(
  table: VastTable,
  tile: Tile,
  on: { pieces: string[]; deeds: Iterable<string>; loss: number; opened: boolean },
): string {
  const { say } = table;
  return [
    written(tile.space),
    ...ground(table, tile),
    ...Object.keys(tile.tokens ?? {}).map((token) => say(`token-${token}`)),
    ...on.pieces.map((piece) => say(`piece-${piece}`)),
    ...[...on.deeds].filter((verb) => table.has(`deed-${verb}`)).map((verb) => say(`deed-${verb}`)),
    ...(on.loss ? [say('loses-population', { count: on.loss })] : []),
    ...(on.opened ? [say('opened-last')] : []),
  ].join(', ');
}
