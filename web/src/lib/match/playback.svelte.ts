/** Shows beats one after another. A person can go on at once, or skip to the end. */
import type { Pace } from '../settings.svelte';
import type { Beat, Weight } from './beats';

/** Milliseconds a beat is shown. */
const SHOWN: Record<Exclude<Pace, 'instant'>, Record<Weight, number>> = {
  calm: { quick: 650, step: 1250, turn: 900, round: 2400, climax: 2600 },
  brisk: { quick: 250, step: 550, turn: 350, round: 1200, climax: 1300 },
};
/** Of all that waits to be shown, so much at the most; more is shown faster. */
const LONGEST: Record<Exclude<Pace, 'instant'>, number> = { calm: 14_000, brisk: 6000 };
const FASTEST = 0.3;

/** What playback must know, and do, of its table. */
export interface Player {
  /** Show a beat. */
  showBeat(beat: Beat): void;
  /** All is shown, or was skipped: show how it stands; `left` are the beats nobody saw. */
  showEnd(left: Beat[]): void;
  pace(): Pace;
  /** Whether a new round waits for the viewer's word. */
  waitsForRound(): boolean;
}

export class Playback {
  /** The beat that is shown now. */
  current = $state.raw<Beat | null>(null);
  /** Whether the next round waits for a word of the viewer. */
  waiting = $state(false);
  /** How many beats were shown so far. */
  count = $state(0);
  private queue = $state.raw<Beat[]>([]);
  /** Of its time each beat gets so much. */
  private share = 1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly player: Player) {}

  /** The beats that are still to come. */
  get left(): readonly Beat[] {
    return this.queue;
  }

  get running(): boolean {
    return this.current !== null;
  }

  /** Show these after whatever is still being shown. */
  add(beats: Beat[]): void {
    this.queue = [...this.queue, ...beats];
    if (beats.length) this.hurry();
    if (!this.running) this.next();
  }

  /** Go on with the next beat. */
  next(): void {
    clearTimeout(this.timer);
    const [beat, ...rest] = this.queue;
    if (beat?.weight === 'round' && this.running && !this.waiting && this.player.waitsForRound()) {
      this.waiting = true;
      return;
    }
    this.waiting = false;
    if (!beat || this.player.pace() === 'instant') return this.skip();
    const length = this.length(beat);
    this.queue = rest;
    this.current = beat;
    this.count += 1;
    this.player.showBeat(beat);
    this.timer = setTimeout(() => this.next(), length);
  }

  /** Show the end at once. */
  skip(): void {
    const left = this.queue;
    this.stop();
    this.player.showEnd(left);
  }

  /** Forget what is left: something else is shown, and says all. */
  stop(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.current = null;
    this.waiting = false;
  }

  /** How long a beat is shown. */
  private length({ weight }: Beat): number {
    const pace = this.player.pace();
    return pace === 'instant' ? 0 : SHOWN[pace][weight] * this.share;
  }

  /** Where much waits, each beat gets a smaller share of its time. */
  private hurry(): void {
    const pace = this.player.pace();
    if (pace === 'instant') return;
    const all = this.queue.reduce((sum, { weight }) => sum + SHOWN[pace][weight], 0);
    this.share = Math.max(FASTEST, Math.min(1, LONGEST[pace] / all));
  }
}
