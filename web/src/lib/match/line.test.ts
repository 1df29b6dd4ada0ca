import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyCommand, ServerMessage } from '../generated/messages';
import { update, welcome } from './fakes';
import { Line, pause, type Wire } from './line';

class FakeWire implements Wire {
  sent: AnyCommand[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text) as AnyCommand);
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function table() {
  const wires: FakeWire[] = [];
  const heard: ServerMessage[] = [];
  const states: string[] = [];
  const line = new Line(
    (since) => (since === null ? '/ws' : `/ws?since=${since}`),
    { message: (message) => heard.push(message), state: (state) => states.push(state), lag: () => {} },
    (url) => {
      const wire = new FakeWire(url);
      wires.push(wire);
      return wire;
    },
    'me',
  );
  line.open();
  return { line, wires, heard, states, last: () => wires[wires.length - 1]! };
}

describe('a line', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { hidden: false, addEventListener() {}, removeEventListener() {} });
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('removeEventListener', () => {});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('comes back with the last number it knows', () => {
    const { wires, last } = table();
    expect(last().url).toBe('/ws');
    last().say(welcome(4));
    last().say(update(7));
    last().close();
    vi.advanceTimersByTime(1000);
    expect(wires.length).toBe(2);
    expect(last().url).toBe('/ws?since=7');
  });

  it('sends a command once per line until it is answered, always under the same id', () => {
    const { line, wires, last } = table();
    const id = line.command({ type: 'answer', seat: 0, decision: 1, n: 3 });
    expect(last().sent).toEqual([]);
    last().say(welcome(1));
    expect(last().sent).toEqual([{ type: 'answer', command: id, seat: 0, decision: 1, n: 3 }]);
    last().close();
    vi.advanceTimersByTime(1000);
    last().say(welcome(1));
    expect(last().sent[0]!.command).toBe(id);
    last().say({ type: 'saved', command: id, number: 2 });
    last().close();
    vi.advanceTimersByTime(1000);
    last().say(welcome(2));
    expect(wires.length).toBe(3);
    expect(last().sent).toEqual([]);
  });

  it('takes a silent line for dead and never gives up', () => {
    const { wires, states, last } = table();
    last().say(welcome(1));
    vi.advanceTimersByTime(13_000);
    expect(states).toContain('lost');
    for (let i = 0; i < 40; i++) {
      wires[wires.length - 1]!.close();
      vi.advanceTimersByTime(11_000);
    }
    expect(wires.length).toBeGreaterThan(35);
  });

  it('waits longer after each failure, but never long', () => {
    expect(pause(0, 1)).toBeLessThan(pause(3, 1));
    expect(pause(50, 1)).toBeLessThanOrEqual(10_000);
  });

  it('comes back more and more slowly to a server that fails after every welcome', () => {
    const { wires, last } = table();
    for (let i = 0; i < 10; i++) {
      last().say(welcome(1));
      last().close();
      vi.advanceTimersByTime(250);
    }
    expect(wires.length).toBeLessThan(5);
  });

  it('says goodbye for good', () => {
    const { line, wires, last } = table();
    last().say(welcome(1));
    line.close();
    vi.advanceTimersByTime(60_000);
    expect(wires.length).toBe(1);
  });
});
