/** What happened at a table while nobody looked: this browser remembers how far its owner had seen. */
import { beatsOf, type Beat, type Weight } from './beats';
import type { GameEvent, Link } from './types';

const KEY = 'undercroft.seen';
/** Of so many tables it is remembered. */
const MOST = 40;

/** By table: which of its games, and the last log entry seen. */
type Seen = Record<string, [match: number, number: number]>;

function read(): Seen {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Seen;
  } catch {
    return {};
  }
}

export class Missed {
  /** The last log entry that was seen before this visit, where later ones can be shown. */
  since = $state<number | null>(null);

  constructor(private readonly link: Link) {}

  /** Somebody comes (back) to a table whose game stands at this log entry. */
  arrive(table: string, match: number, number: number): void {
    const [known, last] = read()[table] ?? [0, 0];
    this.since = this.link.missed && known === match && number > last ? last : null;
  }

  /** It was seen up to this log entry. */
  see(table: string, match: number, number: number): void {
    const { [table]: _old, ...others } = read();
    const kept = Object.fromEntries(Object.entries(others).slice(-MOST));
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...kept, [table]: [match, number] }));
    } catch {
      /* Private windows may refuse; then nothing is missed. */
    }
  }

  forget(): void {
    this.since = null;
  }

  /** The beats that were missed. */
  async beats(seat: number | null, weightOf: (event: GameEvent) => Weight | undefined): Promise<Beat[]> {
    const { since } = this;
    this.since = null;
    if (since === null || !this.link.missed) return [];
    const views = await this.link.missed(seat, since);
    return views.flatMap(({ moment, events, frames }) =>
      moment ? beatsOf(moment, events, frames, weightOf).map((beat) => ({ ...beat, known: true })) : [],
    );
  }
}
