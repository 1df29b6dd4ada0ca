/** The protocol of docs/protocol.md, translated for the table. */
import { api } from '../api';
import { Line, type Incoming } from './line';
import type { ChatLine, Link, Moment, Option, Question, SeatInfo, TableInfo, Told, Update } from './types';

interface Eye {
  seat: number | null;
  moment: Moment | null;
  told: Told[];
}

/** What one pair of eyes has seen so far. */
interface Seen {
  moment: Moment | null;
  told: Told[];
}

/** The goodbyes after which coming back would be in vain. After any other the line comes back by itself. */
const FINAL = new Set(['no-such-table', 'too-many', 'too-large']);

/**
 * Who holds several seats (hot-seat) receives several pairs of eyes; the page looks through one of them:
 * through its own as long as it is asked, else through the next that is.
 */
export function chooseEyes(current: number | null | undefined, seen: Map<number | null, Seen>): number | null {
  const asked = (seat: number | null | undefined) => seat !== undefined && seen.get(seat)?.moment?.question != null;
  if (current !== undefined && asked(current)) return current;
  for (const seat of seen.keys()) if (asked(seat)) return seat;
  if (current !== undefined && seen.has(current)) return current;
  return seen.keys().next().value ?? null;
}

export class TableLink implements Link {
  private tell: (update: Update) => void = () => {};
  private line: Line;
  private seen = new Map<number | null, Seen>();
  private eyes: number | null | undefined;
  private table: TableInfo | null = null;

  constructor(private readonly id: string) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.line = new Line(
      (since) =>
        `${scheme}://${location.host}/ws/tables/${encodeURIComponent(id)}${since === null ? '' : `?since=${since}`}`,
      {
        message: (message) => this.hear(message),
        state: (state, retryIn) => this.tell({ type: 'link', state, ...(retryIn === undefined ? {} : { retryIn }) }),
        lag: (lag) => this.tell({ type: 'link', state: 'live', lag }),
      },
    );
  }

  open(listener: (update: Update) => void): void {
    this.tell = listener;
    this.line.open();
  }

  answer(seat: number, question: Question, option: Option): string {
    return this.line.command('answer', { seat, decision: question.decision, n: option.n });
  }

  send(type: string, body: Record<string, unknown> = {}): string {
    return this.line.command(type, body);
  }

  hint = (seat: number, question: Question) => api.hint(this.id, seat, question.decision);
  final = async (seat: number, question: Question, option: Option) =>
    (await api.final(this.id, seat, question.decision, option.n)).final;
  whyNot = (seat: number, target: string) => api.whyNot(this.id, seat, target);
  past = (seat: number | null, line: number) => api.past(this.id, seat, line);
  reason = (seat: number | null, line: number) => api.reason(this.id, seat, line);

  close(): void {
    this.line.close();
    this.tell = () => {};
  }

  private hear(message: Incoming): void {
    switch (message.type) {
      case 'welcome':
      case 'update':
        this.learn(message);
        break;
      case 'presence':
        if (this.table) {
          this.table = {
            ...this.table,
            seats: message['seats'] as SeatInfo[],
            watching: message['watching'] as number,
          };
          this.tell({ type: 'table', table: this.table });
        }
        break;
      case 'saved':
        this.tell({ type: 'stored', command: String(message.command) });
        break;
      case 'refused':
        this.tell({
          type: 'refused',
          command: String(message.command),
          key: String(message.key),
          args: message['args'] as Record<string, unknown>,
          reason: String(message['text']),
        });
        break;
      case 'gone':
        if (FINAL.has(String(message.key))) {
          this.line.close();
          this.tell({ type: 'gone', reason: String(message.key) });
        }
        break;
    }
  }

  private learn(message: Incoming): void {
    const fresh = message.type === 'welcome' && message['fresh'] === true;
    if (fresh) this.seen.clear();
    const table = message['table'] as TableInfo | null;
    const newMatch = table !== null && this.table !== null && table.match !== this.table.match;
    if (table) {
      this.table = table;
      this.tell({ type: 'table', table });
    }
    if (message.type === 'welcome')
      this.tell({ type: 'muted', people: (message['muted'] as string[] | undefined) ?? [] });
    const chat = message['chat'] as ChatLine[];
    if (fresh || chat.length) this.tell({ type: 'chat', lines: chat, fresh });
    const undone = message['undone'] as [number, number][];
    const taken = (number: number) => undone.some(([first, last]) => first <= number && number <= last);
    if (undone.length) {
      for (const each of this.seen.values())
        each.told = each.told.map((line) => (taken(line.number) ? { ...line, undone: true } : line));
    }
    const before = this.eyes === undefined ? 0 : (this.seen.get(this.eyes)?.told.length ?? 0);
    const eyes = message['eyes'] as Eye[];
    // Sitting down or standing up changes whose eyes there are.
    if (eyes.length && (newMatch || fresh || eyes.some((eye) => !this.seen.has(eye.seat)))) {
      for (const seat of [...this.seen.keys()]) if (!eyes.some((eye) => eye.seat === seat)) this.seen.delete(seat);
    }
    for (const eye of eyes) {
      const known = newMatch ? undefined : this.seen.get(eye.seat);
      this.seen.set(eye.seat, { moment: eye.moment, told: [...(known?.told ?? []), ...eye.told] });
    }
    if (!eyes.length && !undone.length) return;
    const chosen = chooseEyes(this.eyes, this.seen);
    const switched = chosen !== this.eyes;
    this.eyes = chosen;
    const now = this.seen.get(chosen);
    if (!now) return;
    const whole = fresh || switched || newMatch || undone.length > 0;
    this.tell({
      type: 'moment',
      moment: now.moment,
      told: whole ? now.told : now.told.slice(before),
      fresh: whole,
      jump: fresh || switched || newMatch,
    });
  }
}
