/**
 * What a board gives to the shell. A board draws a view and knows no rules:
 * what can be clicked comes from `table.target(...)`, which reads the legal answers.
 */
import type { Component } from 'svelte';
import type { TableStore } from '$lib/match/table.svelte';
import type { GameEvent, Option } from '$lib/match/types';
import type { Sound } from '$lib/sound';
import type { ScoreSheet } from '$parts/scores/ScoreTable.svelte';
import type { SeatKey } from '$parts/drawing/shapes';

// Boards are found by name at run time, so the shell cannot know the type of their view.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyView = any;
export type Part<V = AnyView> = Component<{ table: TableStore<V> }>;

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

export interface Sheet<V = AnyView> {
  key: string;
  label: string;
  icon: string;
  part: Part<V>;
}

export interface Board<V = AnyView> {
  /** Argument name to domain, generated from the rules. */
  domains: Record<string, string>;
  /** The rules behind each question, generated from the rules. */
  rules: Record<string, string[]>;
  head(table: TableStore<V>): Head;
  seat(table: TableStore<V>, seat: number): SeatFace;
  /** The token of a role before anybody has a seat, where roles are chosen. */
  role?(role: string): { token: SeatKey; icon: string };
  /** Who holds the torch. */
  turn(view: V): number | null;
  /** Seats above the board (the default) or in a column at its left. */
  layout?: 'rows' | 'column';
  /** The board itself. */
  Board: Part<V>;
  /** Replaces the strip of seats on wide screens. */
  Seats?: Part<V>;
  /** What lies in front of the viewer, under the plaque. */
  Tray?: Part<V>;
  /** Above the log on wide screens. */
  Rail?: Part<V>;
  /** Stands in the plaque for questions that want more than buttons, such as a stepper for bids. */
  Controls?: Part<V>;
  /** Which options `Controls` offers, so that they need no button. */
  controls?(option: Option): boolean;
  /** The score sheet before the end, as far as the viewer may know it. */
  scores?(table: TableStore<V>): ScoreSheet;
  /** The same where it is no table of numbers: how far everybody is from the goal. */
  Scores?: Part<V>;
  /** Tabs between the board and the log on phones. */
  sheets?(table: TableStore<V>): Sheet<V>[];
  /** Whose line of the log it is, where the event does not say `seat`. */
  seatOf?(event: GameEvent, view: V): number | null;
  /** Whether an argument of an event means the viewer, where it is no seat: a role, a piece. */
  isViewer?(table: TableStore<V>, name: string, key: string): boolean;
  /** Whether an event heads a part of the log ("Round 5"). */
  heading?(event: GameEvent): boolean;
  sound?(event: GameEvent): Sound | null;
  /** The third line of the plaque: consequences in numbers. */
  hint?(table: TableStore<V>): string | null;
}
