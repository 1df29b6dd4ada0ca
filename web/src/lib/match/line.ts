/**
 * A WebSocket that never gives up while the page is open.
 *
 * It comes back with the last line number it knows, sends unanswered commands again under their own ids,
 * measures the lag, and takes a silent line for dead.
 */
import type { AnyCommand, Ping, ServerMessage } from '../generated/messages';
import type { LinkState, Wish } from './types';

export interface Wire {
  send(text: string): void;
  close(code?: number): void;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

function openSocket(url: string): Wire {
  const socket = new WebSocket(url);
  const wire: Wire = {
    send: (text) => socket.send(text),
    close: (code) => socket.close(code),
    onmessage: null,
    onclose: null,
  };
  socket.onmessage = (event: MessageEvent<string>) => wire.onmessage?.(event);
  socket.onclose = (event) => wire.onclose?.(event);
  return wire;
}

export interface LineEvents {
  message(message: ServerMessage): void;
  state(state: LinkState, retryIn?: number): void;
  lag(milliseconds: number): void;
}

const PING_EVERY = 2500;
const DEAD_AFTER = 10_000;
const LONGEST_PAUSE = 10_000;

/** How long to wait before the n-th try; jitter keeps a restarted server from being stormed. */
export const pause = (attempt: number, chance = Math.random()): number =>
  Math.min(LONGEST_PAUSE, 250 * 2 ** Math.min(attempt, 6)) * (0.6 + 0.4 * chance);

export class Line {
  /** The last line of the table this client knows. */
  number: number | null = null;
  private wire: Wire | null = null;
  private unanswered = new Map<string, string>();
  private attempt = 0;
  private heardAt = 0;
  private lastLag: number | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;
  private closed = false;
  private live = false;
  private made = 0;

  constructor(
    private readonly address: (since: number | null) => string,
    private readonly events: LineEvents,
    private readonly makeWire: (url: string) => Wire = openSocket,
    private readonly origin = `${Date.now().toString(36)}.${Math.random().toString(36).slice(2, 8)}`,
  ) {}

  open(): void {
    this.closed = false;
    this.connect();
    this.heart = setInterval(() => this.beat(), PING_EVERY);
    if (typeof addEventListener !== 'undefined') {
      addEventListener('online', this.hurry);
      document.addEventListener('visibilitychange', this.hurry);
    }
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.heart);
    if (typeof removeEventListener !== 'undefined') {
      removeEventListener('online', this.hurry);
      document.removeEventListener('visibilitychange', this.hurry);
    }
    this.wire?.close(1000);
    this.wire = null;
  }

  /** Send a command, now or as soon as there is a line again. Returns its id. */
  command(wish: Wish): string {
    const command = `${this.origin}.${++this.made}`;
    const text = JSON.stringify({ ...wish, command } satisfies AnyCommand);
    this.unanswered.set(command, text);
    if (this.live) this.wire?.send(text);
    return command;
  }

  private connect(): void {
    this.live = false;
    this.heardAt = Date.now();
    const wire = this.makeWire(this.address(this.number));
    this.wire = wire;
    wire.onmessage = (event) => {
      if (wire === this.wire) this.hear(JSON.parse(event.data) as ServerMessage);
    };
    wire.onclose = () => {
      if (wire === this.wire) this.lose();
    };
  }

  private hear(message: ServerMessage): void {
    this.heardAt = Date.now();
    switch (message.type) {
      case 'welcome':
        this.number = message.number;
        this.live = true;
        this.events.state('live');
        for (const text of this.unanswered.values()) this.wire?.send(text);
        break;
      case 'update':
        this.number = message.number;
        break;
      case 'saved':
      case 'refused':
        if (message.command) this.unanswered.delete(message.command);
        break;
      case 'pong':
        // Only a line that holds for a while is a good one: a server may fail right after its welcome.
        this.attempt = 0;
        this.lastLag = Math.max(0, Math.round(performance.now() - message.at));
        this.events.lag(this.lastLag);
        return;
    }
    this.events.message(message);
  }

  private lose(): void {
    this.wire = null;
    this.live = false;
    if (this.closed) return;
    const wait = pause(this.attempt++);
    this.events.state('lost', wait);
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), wait);
  }

  private beat(): void {
    if (!this.wire) return;
    if (Date.now() - this.heardAt > DEAD_AFTER) {
      const dead = this.wire;
      this.lose();
      dead.close();
    } else if (this.live) {
      this.wire.send(JSON.stringify({ type: 'ping', at: performance.now(), lag: this.lastLag } satisfies Ping));
    }
  }

  /** The network or the tab is back: do not wait for the pause to end. */
  private hurry = (): void => {
    if (this.closed || this.wire || document.hidden) return;
    clearTimeout(this.retry);
    this.attempt = 0;
    this.connect();
  };
}
