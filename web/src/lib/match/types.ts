/**
 * What a table says. Everything that travels is made from the server's types (`generated/messages.ts`); here it gets
 * the client's shorter names, and what the wire leaves open: the view, questions and events of one game.
 */
import type * as wire from '../generated/messages';

export type {
  CampaignGame,
  CampaignInfo,
  CampaignPlayer,
  ChatLine,
  Fact,
  Hint,
  LessonInfo,
  OptionView as Option,
  OutcomeView as Outcome,
  Reason,
  SeatInfo,
  TableInfo,
  VoteInfo as Vote,
  WhyNot,
} from '../generated/messages';

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** What can happen in some game; a game's own are the union `Event` of its contract. */
export interface GameEvent {
  key: string;
  args: Record<string, unknown>;
}

/** What can be asked in some game; a game's own are the union `Question` of its contract. */
export interface GameQuestion {
  about: string;
  args: Record<string, unknown>;
}

/** An open question; told apart by `about`, its `args` have a type of their own. */
export type Question<Q extends GameQuestion = GameQuestion> = Omit<wire.TimedQuestion, keyof GameQuestion> & Q;

/** One line of the log: which entry of the record it belongs to, and what happened. */
export type LoggedEvent<E extends GameEvent = GameEvent> = Omit<wire.SeenEvent, keyof GameEvent> & E;

/** Everything one seat may see at one moment; `table` is the view of the game itself. */
export interface Moment<V = unknown, Q extends GameQuestion = GameQuestion> extends Omit<
  wire.Moment,
  'table' | 'question'
> {
  table: V;
  question: Question<Q> | null;
}

/** An earlier moment of a running game. */
export interface PastMoment extends Omit<wire.PastMoment, 'moment'> {
  moment: Moment;
}

/** What a seat sees, as the page keeps it. */
export type Seen = Pick<wire.SeatView, 'moment' | 'events' | 'failed'>;

/** A command before the line has given it its id. */
export type Wish = DistributiveOmit<wire.AnyCommand, 'command'>;

export type LinkState = 'connecting' | 'live' | 'lost';

/** Another moment, what led to it, and how it stood on the way. */
export interface MomentUpdate {
  type: 'moment';
  moment: Moment | null;
  /** Whether a fault in the game keeps it from the viewer. */
  failed?: boolean;
  events: LoggedEvent[];
  frames?: wire.Frame[];
  /** `events` is the whole log, not its continuation. */
  fresh: boolean;
  /** Show it without moving anything. */
  jump?: boolean;
}

/** What would have been shown of one answer. */
export type MissedView = wire.SeatView;

/** What a link tells its listener. */
export type Update =
  | { type: 'link'; state: LinkState; retryIn?: number; lag?: number }
  | { type: 'table'; table: wire.TableInfo }
  | MomentUpdate
  | { type: 'chat'; lines: wire.ChatLine[]; fresh: boolean }
  | { type: 'muted'; people: string[] }
  | wire.Saved
  | wire.Refusal
  | wire.Gone;

/** The line to a table. The mock and the WebSocket speak the same way. */
export interface Link {
  open(listener: (update: Update) => void): void;
  answer(seat: number, question: Question, option: wire.OptionView): string;
  /** Send a command; returns the id it keeps through every re-send, so that the server counts it once. */
  send(wish: Wish): string;
  close(): void;
  /** What a bot would answer; missing where there is nobody to ask. */
  hint?(seat: number, question: Question): Promise<wire.Hint>;
  /** Whether an answer would be beyond a free undo; missing where nobody can tell. */
  final?(seat: number, question: Question, option: wire.OptionView): Promise<boolean>;
  /** Why a thing cannot be chosen. */
  whyNot?(seat: number, target: string): Promise<wire.WhyNot>;
  /** An earlier moment, by the log entry after which it stood so, or an event of that entry by its index. */
  past?(seat: number | null, entry: number, event?: number): Promise<PastMoment>;
  /** What would have been shown since a log entry. */
  missed?(seat: number | null, since: number): Promise<MissedView[]>;
  /** How a finished game stood whenever a round began. */
  rounds?(seat: number | null): Promise<MissedView[]>;
  /** Why a bot did what an entry of the log tells. */
  reason?(seat: number | null, entry: number): Promise<wire.Reason>;
  /** Go to the moment after a log entry, where the whole table moves there (a replay). */
  jump?(entry: number): void;
}
