/** Short names for the generated types of Vast. */
import type { VastView } from '$lib/generated/vast';
import type { BoardTable } from '../board';

export type VastTable = BoardTable<VastView>;
export type {
  Direction as Side,
  EdgeView as Edge,
  PieceView as Piece,
  Role,
  TileView as Tile,
  TribeView as Tribe,
  VastView,
} from '$lib/generated/vast';
