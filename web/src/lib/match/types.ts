/** What a table says, in the shape the client uses. The wire is translated into this in `link-*.ts`. */

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
  /** The stack of procedures, outermost first, as keys of words. */
  crumbs?: Crumb[];
  options: Option[];
  /** Unix milliseconds at which the server's clock closes the question. */
  deadline?: number | null;
}

export interface Crumb {
  key: string;
  args: Record<string, unknown>;
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

export interface SeatInfo {
  seat: number;
  name: string;
  kind: SeatKind;
  person?: string | null;
  level?: string | null;
  /** Whether a person holds the line at this moment. */
  here?: boolean;
  lag?: number | null;
  /** The person a bot stands in for. */
  kept_for?: string | null;
  thinking?: boolean;
}

/** Somebody asks to take back an answer. */
export interface Vote {
  seat: number;
  name: string;
  agreed: number[];
  needed: number[];
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

export interface TableInfo {
  id: string;
  game: string;
  name: string;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  /** The seats this browser may answer for; several in a hot-seat game; none for a spectator. */
  mine: number[];
  state: 'gathering' | 'running' | 'over';
  public?: boolean;
  host?: string | null;
  hosting?: boolean;
  preset?: string | null;
  window?: number;
  watching?: number;
  match?: number;
  vote?: Vote | null;
  replays?: string[];
}

export interface ChatLine {
  number: number;
  person: string;
  name: string;
  seat: number | null;
  text: string;
  at: number;
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
  | { type: 'chat'; lines: ChatLine[]; fresh: boolean }
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
}
