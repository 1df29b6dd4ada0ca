/**
 * Short names for the generated view of Vast. The boards of the roles are read by field name, so they are open
 * records here.
 */
import type { BoardsView, VastView as Seen } from '$lib/generated/vast';

export type { EdgeView as Edge, PieceView as Piece, TileView as Tile, TribeView as Tribe } from '$lib/generated/vast';
export type Role = keyof BoardsView;
export type Fields = Record<string, unknown>;
export type VastView = Omit<Seen, 'boards'> & { boards: Partial<Record<Role, Fields>> };
