// Made by tools/generate_types.py from undercroft.engine.contract. Do not edit.

export interface MatchView {
  game: string;
  seats: number;
  seat: number | null;
  table: unknown;
  waiting: WaitingView | null;
  question: QuestionView | null;
  outcome: OutcomeView | null;
}

export interface OptionView {
  n: number;
  verb: string;
  args: Record<string, string>;
  aside: boolean;
}

export interface OutcomeView {
  ending: string;
  places: number[];
  scores: (Record<string, number>)[];
  totals: number[];
  winners: number[];
  others: Record<string, Record<string, number>>;
}

export interface QuestionView {
  kind: 'ask' | 'each' | 'any' | 'chance' | 'shuffle';
  about: string;
  args: Record<string, unknown>;
  decision: number;
  options: OptionView[];
  late: number[];
}

export interface WaitingView {
  kind: 'ask' | 'each' | 'any' | 'chance' | 'shuffle';
  about: string;
  seats: number[];
}
