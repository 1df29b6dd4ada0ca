import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage } from '../generated/messages';
import { welcome } from './fakes';
import { chooseView, TableLink } from './table-link';
import type { Moment, Update } from './types';

const moment = (seat: number | null, awaited: boolean, mayAnswer = awaited) =>
  ({ seat, question: mayAnswer ? {} : null, waiting: { seats: awaited ? [seat] : [7] } }) as Moment;
const seen = (...seats: [number | null, boolean, boolean?][]) =>
  new Map(seats.map(([seat, ...asked]) => [seat, { moment: moment(seat, ...asked), events: [], failed: false }]));

it('shows the view that is asked, and does not change them without need', () => {
  expect(chooseView(undefined, seen([null, false]))).toBeNull();
  expect(chooseView(undefined, seen([0, false], [2, true]))).toBe(2);
  expect(chooseView(0, seen([0, true], [2, true]))).toBe(0);
  expect(chooseView(0, seen([0, false], [2, true]))).toBe(2);
  expect(chooseView(2, seen([0, false], [2, false]))).toBe(2);
});

it('passes on to the seat that is waited for, though one may still think again', () => {
  expect(chooseView(0, seen([0, false, true], [2, true]))).toBe(2);
  expect(chooseView(2, seen([0, false, true], [2, false, true]))).toBe(2);
});

describe('a table whose server says goodbye', () => {
  let wires: FakeSocket[] = [];

  class FakeSocket {
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: ((event: { code: number }) => void) | null = null;
    sent: { type: string; command?: string }[] = [];
    constructor() {
      wires.push(this);
    }
    send(text: string): void {
      this.sent.push(JSON.parse(text) as { type: string });
    }
    close(): void {
      this.onclose?.({ code: 1000 });
    }
    /** A server of next year may say what this client's types do not know. */
    hear(message: ServerMessage | { type: 'gone'; key: string }): void {
      this.onmessage?.({ data: JSON.stringify(message) });
    }
    welcome(): void {
      this.hear(welcome(1));
    }
  }

  beforeEach(() => {
    wires = [];
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
    vi.stubGlobal('document', { hidden: false, addEventListener() {}, removeEventListener() {} });
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('removeEventListener', () => {});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function dismissed(key: string): Update[] {
    const updates: Update[] = [];
    const link = new TableLink('t');
    link.open((update) => updates.push(update));
    wires[0]!.welcome();
    link.send({ type: 'undo', seat: 0 });
    wires[0]!.hear({ type: 'gone', key });
    wires[0]!.close();
    vi.advanceTimersByTime(2000);
    wires[1]?.welcome();
    link.close();
    return updates;
  }

  it.each(['restart', 'too-slow', 'not-stored', 'server-failure', 'a key of next year'])(
    'comes back after %s and asks again',
    (key) => {
      expect(dismissed(key).map((each) => each.type)).not.toContain('gone');
      expect(wires.length).toBe(2);
      expect(wires[1]!.sent.map((each) => each.type)).toEqual(['undo']);
    },
  );

  it.each(['no-such-table', 'too-many', 'too-large'])('stays away after %s', (key) => {
    expect(dismissed(key)).toContainEqual({ type: 'gone', key });
    expect(wires.length).toBe(1);
  });
});
