/** One table as the page sees it: the moment, the log, the line to the server, and what was clicked so far. */
import { tick } from 'svelte';
import type { Board } from '../../boards/board';
import { boardWords, loadBoard } from '../../boards';
import { places, travel } from '../motion';
import { settings } from '../settings.svelte';
import { play } from '../sound';
import { say, spelled, Words, type Say } from '../words.svelte';
import { Chooser, type Lit } from './chooser.svelte';
import { eventText, optionText, questionText, argumentsIn, type Speaker } from './describe';
import { Help } from './help.svelte';
import type {
  ChatLine,
  GameEvent,
  Link,
  LinkState,
  Moment,
  Option,
  PastMoment,
  Question,
  TableInfo,
  Told,
  Update,
} from './types';

export interface Target {
  'data-target': string;
  'data-lit'?: Lit;
  /** A bot proposes this. */
  'data-hint'?: '';
  role: 'button' | 'img';
  tabindex?: number;
  'aria-label': string;
  'aria-pressed'?: boolean;
  onclick: (event: Event) => void;
  onkeydown: (event: KeyboardEvent) => void;
}

export class TableStore<V = unknown> {
  info = $state.raw<TableInfo | null>(null);
  /** What is so now; what is shown (`moment`) may lie in the past. */
  present = $state.raw<Moment<V> | null>(null);
  log = $state.raw<Told[]>([]);
  /** Lines from this number on are new since the viewer's last answer or look. */
  freshFrom = $state(0);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  /** People whose words are not shown. */
  muted = $state.raw<string[]>([]);
  state = $state<LinkState>('connecting');
  retryAt = $state(0);
  lag = $state<number | null>(null);
  /** The answer that is on its way to the store. */
  pending = $state.raw<{ command: string; option: Option; since: number } | null>(null);
  refused = $state.raw<{ reason: string; rule: string | null } | null>(null);
  /** An answer that cannot be taken back and waits for a second word, for those who want to be asked twice. */
  staged = $state.raw<Option | null>(null);
  readonly help: Help = new Help(this as unknown as TableStore);
  gone = $state<string | null>(null);
  /** The seat the curtain of a hot-seat table was last opened for. */
  shownTo = $state<number | null>(null);
  /** Whether the table is covered until the next player at this device says so. */
  get covered(): boolean {
    return (this.info?.mine.length ?? 0) > 1 && this.present?.question != null && this.present.seat !== this.shownTo;
  }
  board = $state.raw<Board<V> | null>(null);
  words = $state.raw<Words | null>(null);
  chooser = new Chooser(
    (_verb, name) => this.board?.domains[name] ?? name,
    (domain) => this.drawnDomains.has(domain),
  );
  /** Every target the page draws at this moment; what is not drawn gets a button. */
  drawn = $state.raw<Set<string>>(new Set());
  /** Until the page has been looked at, nobody knows what needs a button; all of them would flash up and move the board. */
  private surveyed = $state(false);
  private drawnDomains = $derived(new Set([...this.drawn].map((target) => target.slice(0, target.indexOf(':')))));
  /** The part of the page whose pieces move. */
  root: HTMLElement | null = null;
  private game = '';
  /** Counts what is weighed, so that only the last click of several is answered. */
  private weighed = 0;

  constructor(readonly link: Link) {}

  open(): () => void {
    // One update after another: words and board must be there before the first moment is shown.
    let queue = Promise.resolve();
    this.link.open((update) => (queue = queue.then(() => this.hear(update))));
    return () => this.link.close();
  }

  /** Words and board of the game; the table waits for both. */
  private async prepare(game: string): Promise<void> {
    if (this.game === game) return;
    this.game = game;
    const [board, more] = await Promise.all([loadBoard(game), boardWords(game)]);
    this.words = await Words.of(game, more);
    this.board = board as Board<V> | null;
  }

  private async hear(update: Update): Promise<void> {
    switch (update.type) {
      case 'link':
        this.state = update.state;
        this.retryAt = update.retryIn ? Date.now() + update.retryIn : 0;
        if (update.lag !== undefined) this.lag = update.lag;
        break;
      case 'table':
        await this.prepare(update.table.game);
        // People at one device may have changed seats between two games.
        if (update.table.match !== this.info?.match) this.shownTo = null;
        this.info = update.table;
        break;
      case 'moment':
        await this.show(update.moment as Moment<V> | null, update.told, update.fresh, update.jump ?? update.fresh);
        break;
      case 'stored':
        if (this.pending?.command === update.command) this.pending = null;
        break;
      case 'refused':
        if (this.pending?.command === update.command) this.pending = null;
        this.refused = { reason: this.refusal(update.key, update.args) ?? update.reason, rule: null };
        void play('refused');
        break;
      case 'chat':
        this.chat = update.fresh ? update.lines : [...this.chat, ...update.lines];
        if (!update.fresh) this.unread += update.lines.filter((line) => !this.muted.includes(line.person)).length;
        break;
      case 'muted':
        this.muted = update.people;
        break;
      case 'gone':
        this.gone = update.reason;
        break;
    }
  }

  private refusal(key: string, args: Record<string, unknown>): string | null {
    if (!this.speaker?.words.has(`refusal-${key}`)) return null;
    return this.speaker.words.say(`refusal-${key}`, argumentsIn(this.speaker, key, args));
  }

  private async show(moment: Moment<V> | null, told: Told[], fresh: boolean, jump: boolean): Promise<void> {
    const asked = this.present?.question?.decision;
    // Other eyes, another game, or something taken back: what was looked at may be no part of it.
    if (jump || fresh || moment?.seat !== this.present?.seat) this.help.past = null;
    const looking = this.help.past !== null;
    const before = jump || looking || !this.root ? null : places(this.root);
    this.freshFrom = jump || fresh ? 0 : this.log.length;
    this.log = fresh ? told : [...this.log, ...told];
    this.present = moment;
    this.refused = null;
    this.help.forget();
    const question = moment?.question ?? null;
    if (question?.decision !== asked) {
      this.chooser.clear();
      this.staged = null;
    }
    if (!looking) this.ask();
    if (!jump) {
      this.hearSounds(told);
      if (question && question.decision !== asked) void play('ask');
    }
    await tick();
    if (before && this.root) travel(this.root, before);
  }

  /** Let the open question be answered by clicks. */
  private ask(): void {
    const question = this.present?.question ?? null;
    // Answers the server accepts from a click that came too late, but does not offer.
    const late = question?.late ?? [];
    this.chooser.ask((question?.options ?? []).filter((option) => !late.includes(option.n)));
  }

  enterPast(past: PastMoment): void {
    this.help.past = past;
    this.help.forget();
    this.staged = null;
    this.chooser.ask([]);
  }

  leavePast(): void {
    this.help.past = null;
    this.ask();
  }

  private hearSounds(told: GameEvent[]): void {
    for (const event of told.slice(-4)) {
      const sound = this.board?.sound?.(event);
      if (sound) void play(sound);
    }
  }

  /** Look what is drawn. Called after every change of the page. */
  survey(): void {
    if (this.root) this.surveyed = true;
    const found = new Set<string>();
    for (const element of this.root?.querySelectorAll('[data-target]') ?? []) {
      if (element.checkVisibility?.({ visibilityProperty: true }) ?? true)
        found.add(element.getAttribute('data-target') ?? '');
    }
    // What scrolls must be reachable by keyboard.
    for (const element of this.root?.querySelectorAll<HTMLElement>('.thin') ?? []) {
      if (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1)
        element.tabIndex = 0;
    }
    if (found.size !== this.drawn.size || [...found].some((target) => !this.drawn.has(target))) this.drawn = found;
  }

  // What boards read.

  get moment(): Moment<V> | null {
    return (this.help.past?.moment as Moment<V> | undefined) ?? this.present;
  }

  get view(): V {
    return this.moment?.table as V;
  }

  get seat(): number | null {
    return this.moment?.seat ?? null;
  }

  get asked(): boolean {
    return this.moment?.question != null;
  }

  get say(): Say {
    const words = this.words;
    return (id, args) => words?.say(id, args) ?? id;
  }

  nameOf = (seat: number): string => {
    const info = this.info?.seats[seat];
    // A bot's name is the server's choice; here it is only written in the reader's letters.
    const name = info?.name ?? '';
    const bot = this.link.jump !== undefined || (info?.kind === 'bot' && !info.kept_for);
    return (bot ? spelled(name) : name) || say('seat-number', { number: seat + 1 });
  };

  get speaker(): Speaker | null {
    if (!this.words) return null;
    const isYou = (name: string, key: string) => this.board?.isViewer?.(this, name, key) ?? false;
    return { words: this.words, domainOf: this.chooser.domainOf, nameOf: this.nameOf, you: this.seat, isYou };
  }

  optionText = (option: Option): string => (this.speaker ? optionText(this.speaker, option) : option.verb);
  eventText = (event: GameEvent): string => (this.speaker ? eventText(this.speaker, event) : event.key);

  /** The question, sharpened by what was picked: `question-bid` becomes `question-bid-card` if there is such a line. */
  get questionText(): string {
    const question = this.moment?.question;
    const speaker = this.speaker;
    if (!question || !speaker) return '';
    const names = Object.keys(this.chooser.picks);
    const sharper = `question-${question.about}-${names.join('-')}`;
    if (names.length && speaker.words.has(sharper)) {
      return speaker.words.say(
        sharper,
        argumentsIn(speaker, question.about, { ...question.args, ...this.chooser.picks }),
      );
    }
    return questionText(speaker, question.about, question.args);
  }

  /** Options that no click on the board can finish, so they need a button. */
  get buttons(): Option[] {
    if (!this.surveyed) return [];
    return this.chooser.open.filter((option) => {
      if (this.board?.controls?.(option)) return false;
      const left = Object.keys(option.args).filter((name) => !(name in this.chooser.picks));
      // What was chosen on the board and is on its way needs no button for the blink of an eye.
      if (this.pending?.option === option && left.length < Object.keys(option.args).length) return false;
      return left.every((name) => !this.drawn.has(`${this.chooser.domainOf(option.verb, name)}:${option.args[name]}`));
    });
  }

  /** Attributes for a drawn thing: spread them on its element. */
  target(target: string, label: string): Target {
    const lit = this.pending ? undefined : this.chooser.state(target);
    const act = () => this.click(target, label);
    return {
      'data-target': target,
      ...(lit ? { 'data-lit': lit, tabindex: 0 } : {}),
      ...(lit && this.help.hintTargets.has(target) ? { 'data-hint': '' as const } : {}),
      ...(lit === 'picked' ? { 'aria-pressed': true } : {}),
      role: lit ? 'button' : 'img',
      'aria-label': label,
      onclick: (event) => {
        // What cannot be chosen may lie on something that can: then the click is meant for that.
        if (!lit && (event.currentTarget as Element).parentElement?.closest('[data-lit]')) return;
        event.stopPropagation();
        act();
      },
      onkeydown: (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        act();
      },
    };
  }

  /** The first of several targets that is lit: a vault slot is a chamber to store in or a place to move to. */
  firstTarget(targets: string[], label: string): Target {
    return this.target(targets.find((target) => this.lit(target)) ?? targets[0] ?? '', label);
  }

  lit(target: string): Lit | undefined {
    return this.pending ? undefined : this.chooser.state(target);
  }

  click(target: string, label = ''): void {
    if (this.pending) return;
    if (!this.chooser.state(target)) {
      void this.help.askWhy(target, label);
      return;
    }
    this.help.whyNot = null;
    this.staged = null;
    const option = this.chooser.pick(target);
    if (option) this.answer(option);
  }

  /** Send an answer; who wants to be asked twice is, where it could not be taken back, and says `sure`. */
  answer(option: Option, sure = !settings.confirm): void {
    const question = this.moment?.question;
    const seat = this.seat;
    if (!question || seat === null || this.pending) return;
    this.refused = null;
    this.staged = null;
    if (!sure) {
      void this.weigh(seat, question, option);
      return;
    }
    this.pending = { command: this.link.answer(seat, question, option), option, since: Date.now() };
  }

  /** What can be taken back is sent at once; what cannot, or nobody can tell, is asked about. */
  private async weigh(seat: number, question: Question, option: Option): Promise<void> {
    const order = ++this.weighed;
    const final = await (this.link.final?.(seat, question, option) ?? Promise.resolve(true)).catch(() => true);
    if (order !== this.weighed || this.moment?.question?.decision !== question.decision) return;
    if (final) this.staged = option;
    else this.answer(option, true);
  }

  /** Show no more (or again) what somebody writes. */
  mute(person: string, muted: boolean): void {
    this.link.send('mute', { person, muted });
    this.muted = muted ? [...this.muted, person] : this.muted.filter((each) => each !== person);
  }

  takeBack(): boolean {
    if (this.staged) {
      this.staged = null;
      return this.chooser.back() || true;
    }
    return this.chooser.back();
  }

  undo(): void {
    if (this.moment && this.moment.undo !== 'no' && this.seat !== null) this.link.send('undo', { seat: this.seat });
  }

  /** How many answers a restart of the turn would take back; one is what undo does anyway. */
  get restartable(): number {
    const steps = this.moment?.undo === 'free' ? (this.moment.restart ?? 0) : 0;
    return steps > 1 ? steps : 0;
  }

  restartTurn(): void {
    if (this.restartable && this.seat !== null) this.link.send('undo', { seat: this.seat, all: true });
  }

  get still(): boolean {
    return settings.still;
  }
}
