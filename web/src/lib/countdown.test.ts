import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Countdown } from './countdown';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function told(args: Record<string, unknown>): [Countdown, unknown[]] {
  const said: unknown[] = [];
  const countdown = new Countdown();
  countdown.run(args, (now) => said.push(now && now.seconds));
  return [countdown, said];
}

it('tells how long is still to wait, and goes away when it is over', () => {
  const [, said] = told({ seconds: 23 });
  expect(said).toEqual([23]);
  vi.advanceTimersByTime(3_000);
  expect(said).toEqual([23, 20]);
  vi.advanceTimersByTime(20_000);
  expect(said).toEqual([23, 20, 10, null]);
  vi.advanceTimersByTime(60_000);
  expect(said).toHaveLength(4);
});

it('leaves a refusal without seconds as it is', () => {
  const [, said] = told({ most: 40 });
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual([undefined]);
});

it('is silent once it is stopped', () => {
  const [countdown, said] = told({ seconds: 2 });
  countdown.stop();
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual([2]);
});
