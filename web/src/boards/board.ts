/**
 * What a board gives to the shell. A board draws a view and knows no rules:
 * what can be clicked comes from `table.target(...)`, which reads the legal answers.
 */
import type { Component, Snippet } from 'svelte';
import type { Weight } from '$lib/match/beats';
import type { Chooser, Lit } from '$lib/match/chooser.svelte';
import type { Standing } from '$lib/match/standings';
import type { GameEvent, GameQuestion, Moment, Option, TableInfo, LoggedEvent } from '$lib/match/types';
import type { Sound } from '$lib/sound';
import type { Say } from '$lib/words.svelte';
import type { ScoreSheet } from '$parts/scores/ScoreTable.svelte';
import type { SeatKey } from '$parts/drawing/shapes';

export type Part<V, E extends GameEvent, Q extends GameQuestion> = Component<{ table: BoardTable<V, E, Q> }>;

/** Attributes of a drawn thing that can be asked about and, while it is lit, clicked. */
export interface Target {
  'data-target': string;
  'data-lit'?: Lit;
  /** A bot proposes this. */
  'data-hint'?: '';
  role: 'button' | 'img';
  tabindex?: number;
  'aria-label': string;
  'aria-pressed'?: boolean;
  onclick: (event: Event) => void;
  onkeydown: (event: KeyboardEvent) => void;
}

/**
 * What a board may know of its table, and do at it: the view `V`, the events `E` and the questions `Q` are those of the
 * game's contract.
 */
export interface BoardTable<V = unknown, E extends GameEvent = GameEvent, Q extends GameQuestion = GameQuestion> {
  readonly info: TableInfo | null;
  /** The moment shown, which may be an earlier one. */
  readonly moment: Moment<V, Q> | null;
  /** The view of the game in that moment. */
  readonly view: V;
  /** The viewer's seat; null for a spectator. */
  readonly seat: number | null;
  /** Whether the viewer has a question to answer. */
  readonly asked: boolean;
  /** How everybody stands, and what the last round that was shown brought. */
  readonly balance: Standing[];
  /** Whether the moment shown is an earlier one. */
  readonly inPast: boolean;
  /** What is being told of just now, as targets: "space:0,1". */
  readonly subjects: readonly string[];
  /** What is being told just now; nothing while nothing is shown. */
  readonly told: readonly LoggedEvent<E>[];
  /** What happened; lines from `freshFrom` on are new. */
  readonly log: LoggedEvent<E>[];
  readonly freshFrom: number;
  /** Whether an answer is on its way, so that no other can be given. */
  readonly busy: boolean;
  /** The answer a bot proposes. */
  readonly hinted: Option | null;
  /** The part of the page that is the table. */
  readonly root: HTMLElement | null;
  /** The legal answers and what has been picked of them. */
  readonly chooser: Pick<Chooser, 'options' | 'open' | 'picks' | 'targets' | 'domainOf' | 'through'>;
  /** A message of the game or the shell in the reader's language. */
  readonly say: Say;
  /** Whether there is such a message. */
  has(id: string): boolean;
  nameOf(seat: number): string;
  optionText(option: Option): string;
  /** Attributes for a drawn thing: spread them on its element. */
  target(target: string, label: string): Target;
  /** The first of several targets that is lit: a vault slot is a chamber to store in or a place to move to. */
  firstTarget(targets: string[], label: string): Target;
  lit(target: string): Lit | undefined;
  answer(option: Option): void;
}

export interface Head {
  /** "Round 5 of 9": one line for the header and the phone. */
  line: string;
  /** Drawn as a row of gears when given: [now, of]. */
  round?: [now: number, of: number];
  phases: { key: string; label: string }[];
  now: string | null;
  /** Short facts such as "supply 118". */
  chips?: { icon?: string; text: string }[];
}

export interface SeatFace {
  token: SeatKey;
  icon?: string;
  score?: number | string | null;
  /** One short line under the name. */
  note?: string;
  /** Small counts: gears, cards, gold. The label is for screen readers. */
  counts?: { icon: string; value: number | string; label: string }[];
  /** A tag next to the name, such as "first". */
  tag?: { icon?: string; text: string } | null;
}

export interface Intro {
  title: string;
  lines: string[];
}

export interface Sheet<V, E extends GameEvent, Q extends GameQuestion> {
  key: string;
  label: string;
  icon: string;
  part: Part<V, E, Q>;
}

export interface Board<V, E extends GameEvent = GameEvent, Q extends GameQuestion = GameQuestion> {
  /** Argument name to domain, generated from the rules. */
  domains: Record<string, string>;
  /** The rules behind each question, generated from the rules. */
  rules: Record<Q['about'], string[]>;
  /** The verb that says no to a whole question, generated from the rules; it is never the main answer of any. */
  declines: Partial<Record<Q['about'], string>>;
  head(table: BoardTable<V, E, Q>): Head;
  seat(table: BoardTable<V, E, Q>, seat: number): SeatFace;
  /** The token of a role before anybody has a seat, where roles are chosen. */
  role?(role: string): { token: SeatKey; icon: string };
  /** Who holds the torch. */
  turn(view: V): number | null;
  /** Seats above the board (the default) or in a column at its left. */
  layout?: 'rows' | 'column';
  /** The board itself. */
  Board: Part<V, E, Q>;
  /** Replaces the strip of seats on wide screens, or stands around it: `strip` draws it. */
  Seats?: Component<{ table: BoardTable<V, E, Q>; strip?: Snippet }>;
  /** What lies in front of the viewer, under the plaque. */
  Tray?: Part<V, E, Q>;
  /** Above the log on wide screens. */
  Rail?: Part<V, E, Q>;
  /** Stands in the plaque for questions that want more than buttons, such as a stepper for bids. */
  Controls?: Part<V, E, Q>;
  /** Which options `Controls` offers, so that they need no button. */
  controls?(option: Option): boolean;
  /** What the viewer plays for and how far that is, in one line, for a first game. */
  aim?(table: BoardTable<V, E, Q>): string | null;
  /** Other verbs whose buttons are plain: they end something, and are not always offered. */
  plain?: readonly string[];
  /** The score sheet before the end, as far as the viewer may know it. */
  scores?(table: BoardTable<V, E, Q>): ScoreSheet;
  /** The same where it is no table of numbers: how far everybody is from the goal. */
  Scores?: Part<V, E, Q>;
  /** Tabs between the board and the log on phones. */
  sheets?(table: BoardTable<V, E, Q>): Sheet<V, E, Q>[];
  /** Whose line of the log it is, where the event does not say `seat`. */
  seatOf?(event: E, view: V): number | null;
  /** Whether an argument of an event means the viewer, where it is no seat: a role, a piece. */
  isViewer?(table: BoardTable<V, E, Q>, name: string, key: string): boolean;
  /** What the board writes on a thing that has no word of its own: the letters of a space on a map. */
  writtenAs?(domain: string, key: string): string | null;
  /** Whether an event heads a part of the log ("Round 5"). */
  heading?(event: E): boolean;
  sound?(event: E): Sound | null;
  /** The events that are shown on their own, generated from the rules. */
  beats?: Partial<Record<E['key'], Weight>>;
  /** Another weight than the rules say, where it matters whose event it is; undefined where it does not. */
  weight?(table: BoardTable<V, E, Q>, event: E): Weight | undefined;
  /**
   * The arguments of an event whose things light up while it is shown, generated from the rules. A thing is found by
   * its `data-target`, its `data-piece`, or a word of its `data-subject`: "seat:2".
   */
  subjects?: Partial<Record<E['key'], readonly string[]>>;
  /** What stands over the board while such an event is shown; null where the board itself shows it. */
  scenes?: Partial<Record<E['key'], Component<{ table: BoardTable<V, E, Q>; events: LoggedEvent<E>[] }> | null>>;
  /** What an answer compares, such as "4 : 3", or what it brings; it stands on its button. */
  versus?(table: BoardTable<V, E, Q>, option: Option): string | null;
  /** Who the viewer is and how the game is won, told before the first answer in a game new to this browser. */
  intro?(table: BoardTable<V, E, Q>): Intro;
  /** The third line of the plaque: consequences in numbers. */
  hint?(table: BoardTable<V, E, Q>): string | null;
}

// Boards are found by name at run time, so the shell cannot know which game they draw.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyBoard = Board<any, any, any>;
