/** Short names for the generated types of Vast. */
import type { Event, Question, VastView } from '$lib/generated/vast';
import type { LoggedEvent } from '$lib/match/types';
import type { BoardTable } from '../board';

export type VastTable = BoardTable<VastView, Event, Question>;
export type VastLog = LoggedEvent<Event>[];
export type {
  Direction as Side,
  EdgeView as Edge,
  Event,
  Piece,
  PieceView,
  Question,
  Role,
  Space,
  Strengths,
  TileView as Tile,
  TribeView as Tribe,
  VastView,
  Verb,
} from '$lib/generated/vast';
