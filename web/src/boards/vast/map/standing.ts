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
    const beside = Boolean(tiles.get(space)?.tokens);
    const spots = spotsFor(names.length, beside, small);
    return names.map((name, i) => ({
      name,
      space,
      lurking: view.pieces[name]?.lurking ?? false,
      ...(spots[i] ?? { dx: 0, dy: 0, size: 24 }),
    }));
  });
}

type Spot = Pick<StandingPiece, 'dx' | 'dy' | 'size'>;

/** Places for so many pieces in one space, none over another; tokens keep the lower right corner. */
function spotsFor(count: number, beside: boolean, small: boolean): Spot[] {
  const [left, up] = beside ? [-10, -10] : [0, 0];
  const spot = (dx: number, dy: number, size: number): Spot => ({ dx: dx + left, dy: dy + up, size });
  if (count === 1) return [spot(0, 0, small ? 58 : 50)];
  if (count === 2) return [spot(-21, 0, 40), spot(21, 0, 40)];
  if (count === 3) return [spot(-19, -17, 35), spot(19, -17, 35), spot(0, 19, 35)];
  const rows = Math.ceil(count / 2);
  const size = Math.min(34, 76 / rows);
  return Array.from({ length: count }, (_, i) =>
    spot(i % 2 ? 18 : -18, (Math.floor(i / 2) - (rows - 1) / 2) * size * 1.06, size),
  );
}
