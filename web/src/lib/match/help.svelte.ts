/** What a table does for those who think: a hint, a look back, why not, and why a bot did it. */
import { ApiError } from '../api';
import { Countdown } from '../countdown';
import { say } from '../words.svelte';
import type { AnyBoard } from '../../boards/board';
import type { Chooser } from './chooser.svelte';
import type { Moments } from './moments.svelte';
import type { Speech } from './speech.svelte';
import type { Fact, Hint, Link, Moment, Option, PastMoment, Reason, TableInfo } from './types';

/** What the help must know of its table, and do at it. */
export interface Helped {
  readonly link: Link;
  readonly info: TableInfo | null;
  readonly board: Pick<AnyBoard, 'rules'> | null;
  readonly moment: Moment | null;
  readonly moments: Pick<Moments, 'past'>;
  readonly seat: number | null;
  readonly asked: boolean;
  readonly inPast: boolean;
  readonly chooser: Chooser;
  readonly speech: Speech;
  enterPast(past: PastMoment): void;
  leavePast(): void;
}

export interface WhyNotShown {
  target: string;
  /** The thing's own name. */
  label: string;
  key: string;
  args: Record<string, unknown>;
  rules: string[];
}

/** A bot's reason as it came, or that it was asked for. */
type Known = Reason | 'asked';

export class Help {
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  whyNot = $state.raw<WhyNotShown | null>(null);
  reasons = $state.raw<Record<number, Known>>({});
  trouble = $state<string | null>(null);
  private readonly countdown = new Countdown();
  private wanted = 0;

  constructor(private readonly table: Helped) {}

  /** Whether a bot may be asked about the open question. */
  get mayHint(): boolean {
    return this.table.link.hint !== undefined && this.table.info?.hints === true && this.table.asked;
  }

  get mayLookBack(): boolean {
    return this.table.link.past !== undefined || this.table.link.jump !== undefined;
  }

  /** The answer a bot proposed to the question that is still open. */
  hinted = $derived.by((): Option | null => {
    const hint = this.hint;
    if (!hint || this.table.moment?.question?.decision !== hint.decision) return null;
    return this.table.chooser.options.find((option) => option.n === hint.n) ?? null;
  });

  /** Everything the proposed answer names, as targets. */
  hintTargets = $derived.by((): Set<string> => {
    const option = this.hinted;
    if (!option) return new Set();
    return new Set(Object.keys(option.args).map((name) => this.table.chooser.targetOf(option, name)));
  });

  /** The obvious other answer the hint is compared with. */
  instead = $derived.by((): Option | null => {
    const { hinted, hint } = this;
    return (hinted && this.table.chooser.options.find((option) => option.n === hint?.instead)) ?? null;
  });

  /** What is true of the hinted answer, in words. */
  get hintText(): string {
    return this.hint ? this.factsText(this.hint.facts) : '';
  }

  /** What is true of the answer it is compared with. */
  get againstText(): string {
    return this.hint ? this.factsText(this.hint.against) : '';
  }

  async askHint(): Promise<void> {
    const { link, seat, moment } = this.table;
    if (!this.mayHint || this.hinting || this.hinted || seat === null || !moment?.question || !link.hint) return;
    this.hinting = true;
    this.calm();
    this.whyNot = null;
    try {
      this.hint = await link.hint(seat, moment.question);
    } catch (fault) {
      // Who has answered meanwhile needs no hint any more.
      if (!(fault instanceof ApiError && fault.key === 'stale-decision')) this.fail(fault);
    } finally {
      this.hinting = false;
    }
  }

  /** Why a thing is not lit. The rules of the question are there at once; what the game knows comes a moment later. */
  async askWhy(target: string, label: string): Promise<void> {
    const { link, seat, board, moment } = this.table;
    if (seat === null || this.table.inPast) return;
    const about = moment?.question?.about;
    const first = {
      target,
      label: label.slice(0, 1).toLocaleUpperCase() + label.slice(1),
      key: about ? 'not-this-one' : 'not-asked',
      args: {},
      rules: (about && board?.rules[about]) || [],
    };
    this.whyNot = first;
    if (!about || !link.whyNot) return;
    try {
      const found = await link.whyNot(seat, target);
      if (this.whyNot === first) this.whyNot = { ...first, ...found };
    } catch {
      /* The rules of the question stand there already. */
    }
  }

  whyNotText(shown: WhyNotShown): string {
    return this.words(`why-not-${shown.key}`, shown.args);
  }

  /** Show the moment after an entry of the log, or after one event of it. */
  async lookAt(entry: number, event?: number): Promise<void> {
    const { link, seat } = this.table;
    if (link.jump) return link.jump(entry);
    if (!link.past) return;
    const order = ++this.wanted;
    try {
      const found = await link.past(seat, entry, event);
      if (order !== this.wanted) return;
      this.calm();
      this.table.enterPast(found);
    } catch (fault) {
      this.fail(fault);
    }
  }

  /** One move back or on; past the last one is now. */
  async step(by: 1 | -1): Promise<void> {
    const { past } = this.table.moments;
    if (!past) return;
    const entry = by < 0 ? past.before : past.after;
    if (entry !== null) await this.lookAt(entry);
    else if (by > 0) this.backToNow();
  }

  backToNow(): void {
    this.wanted += 1;
    this.table.leavePast();
  }

  /** Why a bot did what this entry of the log tells, unfolded under it; asked again, it folds. */
  async toggleReason(entry: number): Promise<void> {
    const { link, seat } = this.table;
    if (this.reasons[entry]) {
      const { [entry]: _gone, ...rest } = this.reasons;
      this.reasons = rest;
      return;
    }
    if (!link.reason) return;
    this.reasons = { ...this.reasons, [entry]: 'asked' };
    try {
      this.reasons = { ...this.reasons, [entry]: await link.reason(seat, entry) };
    } catch (fault) {
      const { [entry]: _gone, ...rest } = this.reasons;
      this.reasons = rest;
      this.fail(fault);
    }
  }

  reasonText(entry: number): string {
    const told = this.reasons[entry];
    if (!told || told === 'asked') return '…';
    return `${this.words(told.key, {})} ${this.factsText(told.facts, 'bot')}`.trim();
  }

  /** Facts about an answer as one sentence without its subject: who gives it is you, or a bot. */
  private factsText(facts: Fact[], who: 'you' | 'bot' = 'you'): string {
    if (!facts.length) return '';
    return `${facts.map(({ kind, args }) => this.words(`fact-${kind}`, { ...args, who })).join('; ')}.`;
  }

  /** A new question: what was said about the old one is over. */
  forget(): void {
    this.whyNot = null;
    this.calm();
  }

  private words(key: string, args: Record<string, unknown>): string {
    return this.table.speech.sentence(key, key, args);
  }

  private fail(fault: unknown): void {
    if (!(fault instanceof ApiError)) this.trouble = say('connection-lost-now');
    else this.countdown.run(fault.args, (args) => (this.trouble = args && this.words(`refusal-${fault.key}`, args)));
  }

  private calm(): void {
    this.countdown.stop();
    this.trouble = null;
  }
}
