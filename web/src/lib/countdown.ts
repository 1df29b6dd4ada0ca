/**
 * A refusal that says how long to wait: told again as the time goes by, and taken back when it is over.
 *
 * Not every second: what is told here is read aloud by screen readers.
 */
type Args = Record<string, unknown>;

const STEP = 10;

export class Countdown {
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Tell a refusal with these arguments; where they name `seconds`, again with fewer, and `null` at the end. */
  run(args: Args, tell: (args: Args | null) => void): void {
    this.stop();
    tell(args);
    if (typeof args.seconds === 'number') this.wait(args, args.seconds, tell);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private wait(args: Args, left: number, tell: (args: Args | null) => void): void {
    const step = left % STEP || Math.min(left, STEP);
    this.timer = setTimeout(() => {
      const still = left - step;
      tell(still > 0 ? { ...args, seconds: still } : null);
      if (still > 0) this.wait(args, still, tell);
    }, step * 1000);
  }
}
