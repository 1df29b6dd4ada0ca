/** Where the pieces stand: several in one space, or one beside tokens, make room for each other. */
import type { Tile, VastView } from '../types';

export interface StandingPiece {
  name: string;
  space: string;
  lurking: boolean;
  /** How far from the middle of its space. */
  dx: number;
  dy: number;
  size: number;
}

export function standingPieces(view: VastView, tiles: Map<string, Tile>, small: boolean): StandingPiece[] {
  const bySpace = new Map<string, string[]>();
  for (const [name, piece] of Object.entries(view.pieces))
    if (piece.space) bySpace.set(piece.space, [...(bySpace.get(piece.space) ?? []), name]);
  return [...bySpace.entries()].flatMap(([space, names]) => {
    const alone = names.length === 1;
    const tokens = tiles.get(space)?.tokens;
    return names.map((name, i) => ({
      name,
      space,
      lurking: view.pieces[name]?.lurking ?? false,
      dx: alone ? (tokens ? -12 : 0) : (i - (names.length - 1) / 2) * 32,
      dy: alone ? (tokens ? -10 : 0) : i % 2 ? 14 : -10,
      size: names.length > 2 ? 42 : small ? 60 : 50,
    }));
  });
}
