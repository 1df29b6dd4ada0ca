/** What a page and the worker with its tables say to one another. */

export type ToWorker =
  | { do: 'start'; person: string; name: string; pause: number; files: Files }
  | { do: 'rename'; name: string }
  | { do: 'call'; id: number; method: string; path: string; body?: string }
  | { do: 'enter'; viewer: number; table: string; since: number | null }
  | { do: 'hear'; viewer: number; text: string }
  | { do: 'leave'; viewer: number };

/** Where Python and our sources lie, as whole addresses. */
export interface Files {
  python: string;
  sources: string;
  bytes: number;
}

export type FromWorker =
  | { say: 'progress'; share: number }
  | { say: 'ready' }
  | { say: 'failed'; why: string }
  | { say: 'answer'; id: number; status: number; body: unknown }
  | { say: 'tell'; viewer: number; text: string }
  /** The line is cut: what this viewer was told is not what is kept. */
  | { say: 'cut'; viewer: number };
