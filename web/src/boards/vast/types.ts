/** The view of Vast. Its roles are written apart, so their boards are open records; what is drawn is named here. */
import type { Side } from './geometry';

export type Role = 'knight' | 'goblins' | 'dragon' | 'cave' | 'thief';

export interface Tile {
  space: string;
  lit?: boolean;
  symbol?: string;
  tile?: string;
  type?: string;
  facing?: Side;
  walls: Side[];
  terrain?: string;
  part?: number;
  tokens?: Record<string, number>;
}

export interface Edge { space: string; side: Side }
export interface Piece { space: string | null; lurking: boolean }
export type Fields = Record<string, unknown>;

export interface VastView {
  set: string;
  roles: Role[];
  turn: Role | null;
  round: number;
  collapsing: boolean;
  tiles: Tile[];
  bombs: Edge[];
  rockslides: Edge[];
  pieces: Record<string, Piece>;
  supply: Record<string, number>;
  gems: Record<string, string>;
  stack: number;
  hand: number;
  decks: Record<string, unknown>;
  'crystal-tiles-gone': number;
  'crystal-tiles-to-end': number;
  'crystals-smashed': number;
  'tiles-revealed': number;
  goals: Record<string, string>;
  cards: Record<string, unknown>;
  boards: Partial<Record<Role, Fields>>;
}

export interface Tribe {
  population: number;
  'most-population': number;
  strength: number;
  perception: number;
  monsters: string[];
  'monster-slots': number;
  where: string;
  activated: boolean;
}
