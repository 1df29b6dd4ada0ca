/** The viewer's answer on its way: staged, sent, stored or refused. Also what takes answers back. */
import { Countdown } from '../countdown';
import { settings } from '../settings.svelte';
import type { Chooser } from './chooser.svelte';
import type { Link, Moment, Option, Question } from './types';

interface Refusal {
  reason: string;
  rule: string | null;
}

export class Answers {
  /** The answer that is on its way to the store. */
  pending = $state.raw<{ command: string; option: Option } | null>(null);
  refused = $state.raw<Refusal | null>(null);
  /** Whether luck fell anew and bots answered anew when something was taken back last. */
  anew = $state(false);
  /** An answer that cannot be taken back and waits for a second word, for those who want to be asked twice. */
  staged = $state.raw<Option | null>(null);
  private readonly countdown = new Countdown();
  /** Counts what is weighed, so that only the last click of several is answered. */
  private weighed = 0;

  constructor(
    private readonly link: Link,
    private readonly chooser: Chooser,
    private readonly moment: () => Moment | null,
  ) {}

  /** Send an answer; who wants to be asked twice is, where it could not be taken back, and says `sure`. */
  answer(option: Option, sure = !settings.confirm): void {
    const { question, seat } = this.moment() ?? {};
    if (!question || seat === null || seat === undefined || this.pending) return;
    this.forgetRefusal();
    this.staged = null;
    this.anew = false;
    if (sure) this.pending = { command: this.link.answer(seat, question, option), option };
    else void this.weigh(seat, question, option);
  }

  /** What can be taken back is sent at once; what cannot, or nobody can tell, is asked about. */
  private async weigh(seat: number, question: Question, option: Option): Promise<void> {
    const order = ++this.weighed;
    const final = await (this.link.final?.(seat, question, option) ?? Promise.resolve(true)).catch(() => true);
    if (order !== this.weighed || this.moment()?.question?.decision !== question.decision) return;
    if (final) this.staged = option;
    else this.answer(option, true);
  }

  /** The server has this command: it is no longer on its way. */
  settle(command: string | null): void {
    if (this.pending?.command === command) this.pending = null;
  }

  /** The server will not have this command; `say` puts its reason in words. */
  refuse(command: string | null, args: Record<string, unknown>, say: (args: Record<string, unknown>) => string): void {
    this.settle(command);
    this.countdown.run(args, (left) => (this.refused = left && { reason: say(left), rule: null }));
  }

  /** Another moment has come; `asks`: with another question. */
  moveOn(asks: boolean): void {
    this.forgetRefusal();
    if (asks) this.staged = null;
  }

  /** Nobody needs the reproach any longer: something else is chosen. */
  forgetRefusal(): void {
    this.countdown.stop();
    this.refused = null;
  }

  /** Take back the staged answer or the last pick. Returns whether there was one. */
  takeBack(): boolean {
    const staged = this.staged !== null;
    this.staged = null;
    return this.chooser.back() || staged;
  }

  undo(): void {
    const moment = this.moment();
    if (!moment || moment.undo === 'no' || moment.seat === null) return;
    this.link.send({ type: 'undo', seat: moment.seat });
    this.anew = moment.undo === 'anew';
  }

  /** Agree to somebody's wish to take back, or not; not to agree to one's own is to withdraw it. */
  vote(agree: boolean, seat: number | null = null): void {
    this.link.send({ type: 'vote', agree, seat });
  }

  /** How many answers a restart of the turn would take back; one is what undo does anyway. */
  get restartable(): number {
    const moment = this.moment();
    const steps = moment?.undo === 'free' ? moment.restart : 0;
    return steps > 1 ? steps : 0;
  }

  restartTurn(): void {
    const seat = this.moment()?.seat ?? null;
    if (this.restartable && seat !== null) this.link.send({ type: 'undo', seat, all: true });
  }
}
