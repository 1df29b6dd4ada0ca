/**
 * What a table says, in the shape the client uses. The wire (`generated/messages.ts`) is translated in
 * `table-link.ts`.
 */
import type * as wire from '../generated/messages';

export type {
  CampaignGame,
  CampaignInfo,
  CampaignPlayer,
  ChatLine,
  Hint,
  Reason,
  VoteInfo as Vote,
  WhyNot,
} from '../generated/messages';

/** One legal answer. `args` is in the order in which the verb takes them. */
export interface Option {
  n: number;
  verb: string;
  args: Record<string, string>;
  aside?: boolean;
}

export interface Question {
  kind: 'ask' | 'each' | 'any';
  about: string;
  args: Record<string, unknown>;
  decision: number;
  /** Answers that come too late: accepted, but not to be offered. */
  late?: number[];
  options: Option[];
  /** Unix milliseconds at which the server's clock closes the question. */
  deadline?: number | null;
}

export interface GameEvent {
  key: string;
  args: Record<string, unknown>;
}

/** One line of the log: which entry of the record it belongs to, and what happened. */
export interface Told extends GameEvent {
  number: number;
  /** Taken back later; shown folded. */
  undone?: boolean;
}

export type SeatKind = 'human' | 'bot' | 'vacant';

/** A replay knows little about its seats, so most of it may be missing. */
export interface SeatInfo extends Pick<wire.SeatInfo, 'seat' | 'name'>, Partial<Omit<wire.SeatInfo, 'kind'>> {
  seat: number;
  name: string;
  kind: SeatKind;
}

export interface Waiting {
  kind: string;
  about: string;
  seats: number[];
  deadline?: number | null;
}

export interface Outcome {
  ending: string;
  /** Per seat; winners have 1, equal places are tied. */
  places: number[];
  scores: Record<string, number>[];
  totals: number[];
  winners: number[];
  /** Score sheets of opponents that hold no seat. */
  others: Record<string, Record<string, number>>;
}

type KnownOfTable = 'id' | 'game' | 'name' | 'options' | 'mine';

/** `mine`: the seats this browser may answer for; several in a hot-seat game; none for a spectator. */
export interface TableInfo
  extends Pick<wire.TableInfo, KnownOfTable>, Partial<Omit<wire.TableInfo, KnownOfTable | 'seats' | 'state'>> {
  seats: SeatInfo[];
  state: 'gathering' | 'running' | 'over';
}

/** Everything one seat may see at one moment; `table` is the view of the game itself. */
export interface Moment<V = unknown> {
  /** The number of the last event this moment contains. */
  number: number;
  game: string;
  seats: number;
  /** Whose eyes: a seat, or null for a spectator. */
  seat: number | null;
  table: V;
  waiting: Waiting | null;
  question: Question | null;
  outcome: Outcome | null;
  undo: 'free' | 'ask' | 'no';
  /** How many answers "restart my turn" would take back. */
  restart?: number;
}

/** An earlier moment of a running game. */
export interface PastMoment extends Omit<wire.PastMoment, 'moment'> {
  moment: Moment;
}

export type LinkState = 'connecting' | 'live' | 'lost';

/** What a link tells its listener. */
export type Update =
  | { type: 'link'; state: LinkState; retryIn?: number; lag?: number }
  | { type: 'table'; table: TableInfo }
  /** `fresh`: `told` is the whole log, not its continuation. `jump`: show it without moving anything. */
  | { type: 'moment'; moment: Moment | null; told: Told[]; fresh: boolean; jump?: boolean }
  | { type: 'stored'; command: string }
  | { type: 'refused'; command: string; key: string; args: Record<string, unknown>; reason: string }
  | { type: 'chat'; lines: wire.ChatLine[]; fresh: boolean }
  | { type: 'muted'; people: string[] }
  | { type: 'gone'; reason: string };

/** A command keeps its id through every re-send, so that the server counts it once. */
export interface Command {
  command: string;
  type: string;
  [key: string]: unknown;
}

/** The line to a table. The mock and the WebSocket speak the same way. */
export interface Link {
  open(listener: (update: Update) => void): void;
  answer(seat: number, question: Question, option: Option): string;
  send(type: string, body?: Record<string, unknown>): string;
  close(): void;
  /** What a bot would answer; missing where there is nobody to ask. */
  hint?(seat: number, question: Question): Promise<wire.Hint>;
  /** Whether an answer would be beyond a free undo; missing where nobody can tell. */
  final?(seat: number, question: Question, option: Option): Promise<boolean>;
  /** Why a thing cannot be chosen. */
  whyNot?(seat: number, target: string): Promise<wire.WhyNot>;
  /** An earlier moment, by the line of the log it belongs to. */
  past?(seat: number | null, line: number): Promise<PastMoment>;
  /** Why a bot did what a line of the log tells. */
  reason?(seat: number | null, line: number): Promise<wire.Reason>;
  /** Go to the moment of a line, where the whole table moves there (a replay). */
  jump?(line: number): void;
}
