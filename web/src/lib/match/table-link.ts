/** The protocol of docs/protocol.md, translated for the table. */
import { api } from '../api';
import type { RefusalKey, ServerMessage, Update as Entries, Welcome } from '../generated/messages';
import { device } from '../local/device.svelte';
import { isHere } from '../local/place';
import { Line, type LineEvents } from './line';
import { isAwaited } from './sounds';
import type { Link, Option, Question, Seen, TableInfo, Update, Wish } from './types';

/** The goodbyes after which coming back would be in vain. After any other the line comes back by itself. */
const FINAL: ReadonlySet<RefusalKey> = new Set<RefusalKey>([
  'no-such-table',
  'unreadable-table',
  'removed',
  'table-locked',
  'too-many',
  'too-large',
]);

/**
 * Who holds several seats (hot-seat) receives several views; the page shows one of them:
 * its own as long as the others wait for it, else the next they wait for. Who only may think again keeps nobody.
 */
export function chooseView(current: number | null | undefined, seen: Map<number | null, Seen>): number | null {
  const awaited = (seat: number | null) => isAwaited(seen.get(seat)?.moment ?? null);
  if (current !== undefined && awaited(current)) return current;
  for (const seat of seen.keys()) if (awaited(seat)) return seat;
  if (current !== undefined && seen.has(current)) return current;
  return seen.keys().next().value ?? null;
}

function lineToServer(id: string, events: LineEvents): Line {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const address = `${scheme}://${location.host}/ws/tables/${encodeURIComponent(id)}`;
  return new Line((since) => address + (since === null ? '' : `?since=${since}`), events);
}

/** A line to this device: its address is the last log entry that is known. */
function lineHere(id: string, events: LineEvents): Line {
  return new Line(
    (since) => String(since ?? ''),
    events,
    (since) => device.wire(id, since === '' ? null : Number(since)),
  );
}

export class TableLink implements Link {
  private tell: (update: Update) => void = () => {};
  private line: Line;
  private seen = new Map<number | null, Seen>();
  private chosen: number | null | undefined;
  private table: TableInfo | null = null;
  private isOpen = true;

  constructor(private readonly id: string) {
    const events: LineEvents = {
      message: (message) => this.hear(message),
      state: (state, retryIn) => this.tell({ type: 'link', state, ...(retryIn === undefined ? {} : { retryIn }) }),
      lag: (lag) => this.tell({ type: 'link', state: 'live', lag }),
    };
    this.line = isHere(id) ? lineHere(id, events) : lineToServer(id, events);
  }

  open(listener: (update: Update) => void): void {
    this.tell = listener;
    if (!isHere(this.id)) return this.line.open();
    // There is nobody to talk to before Python is here; the page says how far it has come.
    device.start().then(
      () => this.isOpen && this.line.open(),
      () => {},
    );
  }

  answer(seat: number, question: Question, option: Option): string {
    return this.line.command({ type: 'answer', seat, decision: question.decision, n: option.n });
  }

  send(wish: Wish): string {
    return this.line.command(wish);
  }

  hint = (seat: number, question: Question) => api.hint(this.id, seat, question.decision);
  final = async (seat: number, question: Question, option: Option) =>
    (await api.final(this.id, seat, question.decision, option.n)).final;
  whyNot = (seat: number, target: string) => api.whyNot(this.id, seat, target);
  past = (seat: number | null, entry: number, event?: number) => api.past(this.id, seat, entry, event);
  missed = (seat: number | null, since: number) => api.missed(this.id, seat, since);
  rounds = (seat: number | null) => api.rounds(this.id, seat);
  reason = (seat: number | null, entry: number) => api.reason(this.id, seat, entry);

  close(): void {
    this.isOpen = false;
    this.line.close();
    this.tell = () => {};
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        if (message.fresh) this.seen.clear();
        this.tell({ type: 'muted', people: message.muted });
        this.learn(message);
        break;
      case 'update':
        this.learn(message);
        break;
      case 'presence':
        if (this.table) this.know({ ...this.table, seats: message.seats, watching: message.watching });
        break;
      case 'saved':
      case 'refused':
        this.tell(message);
        break;
      case 'gone':
        if (FINAL.has(message.key)) {
          this.line.close();
          this.tell(message);
        }
        break;
    }
  }

  private know(table: TableInfo): void {
    this.table = table;
    this.tell({ type: 'table', table });
  }

  private learn({ type, fresh: anew, table, chat, undone, views }: Welcome | Entries): void {
    const fresh = type === 'welcome' && anew;
    const newMatch = table !== null && this.table !== null && table.match !== this.table.match;
    if (table) this.know(table);
    if (fresh || chat.length) this.tell({ type: 'chat', lines: chat, fresh });
    const taken = (number: number) => undone.some(([first, last]) => first <= number && number <= last);
    if (undone.length) {
      for (const each of this.seen.values())
        each.events = each.events.map((line) => (taken(line.number) ? { ...line, undone: true } : line));
    }
    const before = this.chosen === undefined ? 0 : (this.seen.get(this.chosen)?.events.length ?? 0);
    // Sitting down or standing up changes which views there are.
    if (views.length && (newMatch || fresh || views.some((view) => !this.seen.has(view.seat)))) {
      for (const seat of [...this.seen.keys()]) if (!views.some((view) => view.seat === seat)) this.seen.delete(seat);
    }
    for (const view of views) {
      const known = newMatch ? undefined : this.seen.get(view.seat);
      this.seen.set(view.seat, {
        moment: view.moment,
        events: [...(known?.events ?? []), ...view.events],
        failed: view.failed,
      });
    }
    if (!views.length && !undone.length) return;
    const chosen = chooseView(this.chosen, this.seen);
    const switched = chosen !== this.chosen;
    this.chosen = chosen;
    const now = this.seen.get(chosen);
    if (!now) return;
    const whole = fresh || switched || newMatch || undone.length > 0;
    this.tell({
      type: 'moment',
      moment: now.moment,
      failed: now.failed,
      events: whole ? now.events : now.events.slice(before),
      frames: whole ? [] : (views.find((view) => view.seat === chosen)?.frames ?? []),
      fresh: whole,
      jump: fresh || switched || newMatch,
    });
  }
}
