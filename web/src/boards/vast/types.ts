/** Short names for the generated view of Vast. */
export type {
  Direction as Side,
  EdgeView as Edge,
  PieceView as Piece,
  Role,
  TileView as Tile,
  TribeView as Tribe,
  VastView,
} from '$lib/generated/vast';
