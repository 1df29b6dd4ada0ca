/** A finished game as a table one can walk through. */
import { api, ApiError, type ReplayInfo, type SeatView } from '../api';
import type { Link, Moment, SeatInfo, TableInfo, LoggedEvent, Update } from './types';

const CHUNK = 20;

/** The table of a finished game, as far as its record knows it: who sat where, and what was played. */
function tableOf(info: ReplayInfo): TableInfo {
  const seats = info.names.map((name, seat): SeatInfo => ({
    seat,
    name,
    kind: 'human',
    person: null,
    level: null,
    temper: null,
    here: true,
    lag: null,
    kept_for: null,
    released: false,
    thinking: false,
    reminded_by: null,
  }));
  return {
    id: info.id,
    game: info.game,
    name: info.names.filter(Boolean).join(', '),
    public: false,
    state: 'over',
    host: null,
    options: info.options,
    preset: null,
    seats,
    mine: [],
    hosting: false,
    hints: false,
    watching: 0,
    match: 1,
    vote: null,
    replays: [],
    campaign: null,
    left: null,
    kept: [],
    hot_seat: false,
    patience: null,
    locked: false,
    silenced: [],
    requests: [],
    missed: [],
    lesson: null,
  };
}

export class ReplayLink implements Link {
  step = $state(0);
  steps = $state(0);
  seat = $state<number | null>(null);
  info = $state.raw<ReplayInfo | null>(null);
  private tell: (update: Update) => void = () => {};
  private chunks = new Map<string, Promise<SeatView[]>>();
  private wanted = 0;

  /** `seat`: through whose eyes it begins; null is a spectator. */
  constructor(
    readonly id: string,
    seat: number | null = null,
  ) {
    this.seat = seat;
  }

  open(listener: (update: Update) => void): void {
    this.tell = listener;
    void this.begin().catch((fault: unknown) => {
      const old = fault instanceof ApiError && fault.key === 'other-rules';
      this.tell({ type: 'gone', key: old ? 'other-rules' : 'no-such-replay' });
    });
  }

  private async begin(): Promise<void> {
    const info = await api.replay(this.id);
    this.info = info;
    this.steps = info.steps;
    if (this.seat !== null && !(this.seat in info.names)) this.seat = null;
    this.tell({ type: 'table', table: tableOf(info) });
    this.tell({ type: 'link', state: 'live' });
    await this.go(0, true);
  }

  private chunk(at: number): Promise<SeatView[]> {
    const first = Math.floor(at / CHUNK) * CHUNK;
    const key = `${this.seat}:${first}`;
    let found = this.chunks.get(key);
    if (!found) {
      found = api.moments(this.id, this.seat, first, CHUNK).then((each) => each.views);
      this.chunks.set(key, found);
    }
    return found;
  }

  /** A line of the log carries the number of its step. */
  jump(entry: number): void {
    void this.go(entry, true);
  }

  /** Show a moment. One step forward moves the pieces; anything else jumps. */
  async go(step: number, jump = false): Promise<void> {
    const to = Math.max(0, Math.min(step, this.steps));
    const leap = jump || to !== this.step + 1;
    const order = ++this.wanted;
    const { moment, frames = [] } = (await this.chunk(to))[to % CHUNK] ?? {};
    if (!moment || order !== this.wanted) return;
    this.step = to;
    const shown: Moment = { ...moment, question: null, undo: 'no' };
    // After a leap the moment comes first, then the log from its beginning, which may take a while to fetch.
    const near = await this.events(leap ? to - (to % CHUNK) : to, to);
    this.tell({ type: 'moment', moment: shown, events: near, frames: leap ? [] : frames, fresh: leap, jump: leap });
    if (leap && to >= CHUNK) {
      const events = await this.events(0, to);
      if (order === this.wanted) this.tell({ type: 'moment', moment: shown, events, fresh: true, jump: true });
    }
    if (to + CHUNK / 2 <= this.steps) void this.chunk(to + CHUNK / 2);
  }

  /** What happened in the moments from one to another, both included. */
  private async events(from: number, to: number): Promise<LoggedEvent[]> {
    const events: LoggedEvent[] = [];
    for (let at = from; at <= to; at += CHUNK - (at % CHUNK)) {
      const views = await this.chunk(at);
      const until = Math.min(views.length, to - Math.floor(at / CHUNK) * CHUNK + 1);
      events.push(...views.slice(at % CHUNK, until).flatMap((view) => view.events));
    }
    return events;
  }

  async look(seat: number | null): Promise<void> {
    this.seat = seat;
    await this.go(this.step, true);
  }

  answer(): string {
    return '';
  }

  send(): string {
    return '';
  }

  close(): void {
    this.tell = () => {};
  }
}
