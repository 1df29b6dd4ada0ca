/**
 * One table as the page sees it. Each part has one role: the connection, the moment shown, the choice, the answer,
 * the words, the stage, the chat, the help. Here they meet: what the server tells goes to each in its order.
 */
import { tick } from 'svelte';
import type { AnyBoard, BoardTable, Target } from '../../boards/board';
import { boardWords, loadBoard } from '../../boards';
import { settings, type Pace } from '../settings.svelte';
import { play } from '../sound';
import { lessonWords, Words } from '../words.svelte';
import { Answers } from './answers.svelte';
import { beatsOf, type Beat, type Weight } from './beats';
import { Chat } from './chat.svelte';
import { Chooser, type Lit } from './chooser.svelte';
import { Connection } from './connection.svelte';
import { Help } from './help.svelte';
import { Missed } from './missed.svelte';
import { Moments } from './moments.svelte';
import { onlyNo, pause } from './only-no';
import { Playback, type Player } from './playback.svelte';
import { isAwaited, soundsOf } from './sounds';
import { subjectsOf } from './subjects';
import { Speech } from './speech.svelte';
import { gained, scoresOf, type Scores, type Standing } from './standings';
import { Stage } from './stage.svelte';
import type {
  GameEvent,
  LessonInfo,
  Link,
  LoggedEvent,
  Moment,
  MomentUpdate,
  Option,
  PastMoment,
  TableInfo,
  Update,
} from './types';

export class TableStore implements BoardTable, Player {
  info = $state.raw<TableInfo | null>(null);
  board = $state.raw<AnyBoard | null>(null);
  /** The seat the curtain of a hot-seat table was last opened for. */
  private shownTo = $state<number | null>(null);
  private game = '';

  readonly connection = new Connection();
  readonly moments = new Moments();
  readonly stage = new Stage();
  readonly chooser = new Chooser(
    (_verb, name) => this.board?.domains[name] ?? name,
    (domain) => this.stage.draws(domain),
  );
  readonly answers: Answers;
  readonly chat: Chat;
  readonly speech = new Speech(this);
  readonly help: Help;
  readonly playback = new Playback(this);
  readonly missed: Missed;
  /** Everybody's score at the beginning of each round that was shown, and at the end. */
  history = $state.raw<Scores[]>([]);
  /** Where the viewer is in a lesson, as far as what happened has been shown. */
  lesson = $state.raw<LessonInfo | null>(null);
  /** Whether the viewer has put the result aside to look at the board. */
  endingClosed = $state(false);
  /** Where in the log began what is being shown. */
  private newsFrom = 0;
  /** Where the beats that are being shown lead. */
  private latest: MomentUpdate | null = null;
  /** Waits to say the only answer there is. */
  private saysNo: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly link: Link) {
    this.answers = new Answers(link, this.chooser, () => this.moment);
    this.chat = new Chat(link);
    this.help = new Help(this);
    this.missed = new Missed(link);
  }

  open(): () => void {
    // One update after another: words and board must be there before the first moment is shown.
    let queue = Promise.resolve();
    this.link.open((update) => (queue = queue.then(() => this.hear(update))));
    return () => {
      clearTimeout(this.saysNo);
      this.playback.stop();
      this.link.close();
    };
  }

  // What the server tells.

  private async hear(update: Update): Promise<void> {
    switch (update.type) {
      case 'link':
      case 'gone':
        this.connection.hear(update);
        break;
      case 'table':
        await this.prepare(update.table);
        // People at one device may have changed seats between two games.
        if (update.table.match !== this.info?.match) this.shownTo = null;
        this.info = update.table;
        break;
      case 'moment':
        await this.show(update);
        break;
      case 'saved':
        this.answers.settle(update.command);
        break;
      case 'refused':
        this.answers.refuse(update.command, update.args, (args) => this.speech.refusal({ ...update, args }));
        // In a lesson another answer is wanted: nothing stays picked of this one.
        if (this.lesson) this.chooser.clear();
        void play('refused');
        break;
      case 'chat':
        this.chat.hear(update.lines, update.fresh);
        break;
      case 'muted':
        this.chat.muted = update.people;
        break;
    }
  }

  /** Words and board of the game; the table waits for both. */
  private async prepare({ game, lesson }: TableInfo): Promise<void> {
    if (this.game === game) return;
    this.game = game;
    const [board, more, told] = await Promise.all([
      loadBoard(game),
      boardWords(game),
      lesson ? lessonWords(game, lesson.key) : { en: [], ru: [] },
    ]);
    this.speech.words = await Words.of(game, { en: [...more.en, ...told.en], ru: [...more.ru, ...told.ru] });
    this.board = board;
  }

  /** What happened is shown beat by beat, where there is time for it; then how it stands. */
  private async show(update: MomentUpdate): Promise<void> {
    const { moment, events, frames = [], fresh, jump = fresh } = update;
    if (fresh || jump || !moment || this.hurries(moment)) {
      const unseen = fresh ? [] : unheard(this.playback.left);
      this.playback.stop();
      this.latest = null;
      this.lesson = this.info?.lesson ?? null;
      return this.settle({ ...update, events: [...unseen, ...events] });
    }
    // Who steps on in a replay has seen enough of the step before.
    if (this.isReplay && this.playback.running) this.playback.skip();
    if (!this.playback.running) this.newsFrom = this.moments.log.length;
    const held = [...(this.latest?.events ?? []), ...events];
    const beats = beatsOf(moment, events, frames, this.weightOf);
    this.latest = { ...update, events: beats.length ? [] : held };
    this.playback.add(beats);
  }

  private readonly weightOf = (event: GameEvent): Weight | undefined => {
    const weight = this.board?.beats?.[event.key];
    return weight && (this.board?.weight?.(this, event) ?? weight);
  };

  /** What is being told of, beat by beat, as targets. */
  readonly subjects = $derived.by((): string[] => {
    const { current } = this.playback;
    return current ? subjectsOf(current.events, this.board?.subjects ?? {}, this.domainOf) : [];
  });

  /** Show what happened while the viewer was away. */
  async showMissed(): Promise<void> {
    const beats = await this.missed.beats(this.seat, this.weightOf);
    const { present } = this.moments;
    this.latest ??= { type: 'moment', moment: present, events: [], fresh: false };
    this.playback.add(beats);
  }

  /** Whether nothing may stand between the viewer and this moment: a question that stays open, or a clock. */
  private hurries(moment: Moment): boolean {
    const { question } = moment;
    if (!question || this.inPast) return this.inPast;
    return question.deadline !== null || question.decision === this.moments.present?.question?.decision;
  }

  /** One beat of what happened. */
  showBeat(beat: Beat): void {
    void this.settle({ type: 'moment', moment: beat.moment, events: beat.known ? [] : beat.events, fresh: false });
  }

  showEnd(left: Beat[]): void {
    const { latest } = this;
    this.latest = null;
    if (!latest) return;
    this.lesson = this.info?.lesson ?? null;
    void this.settle({ ...latest, events: [...unheard(left), ...latest.events] });
    // What was shown beat by beat is marked as news until the next answer.
    this.moments.freshFrom = this.newsFrom;
  }

  /** Take the scores of every round from the server's record: this page may not have seen them all. */
  async tellHistory(): Promise<void> {
    const { moment, link, info } = this;
    if (!moment?.outcome || !link.rounds) return;
    try {
      const views = await link.rounds(moment.seat);
      const rounds = views.flatMap((view) => (view.moment ? [scoresOf(looking(this, view.moment))] : []));
      if (rounds.length && this.info?.match === info?.match && this.moment?.outcome)
        this.history = [...rounds, scoresOf(this)];
    } catch {
      /* What the page has seen must do. */
    }
  }

  /** What the last round brought. */
  get balance(): Standing[] {
    return gained(this.history.at(-2) ?? new Map<number, number>(), this.history.at(-1) ?? new Map<number, number>());
  }

  pace(): Pace {
    return isHidden() || settings.still ? 'instant' : settings.pace;
  }

  waitsForRound(): boolean {
    return settings.waitForRound && !this.isReplay;
  }

  private async settle(update: MomentUpdate): Promise<void> {
    const { moment, events, fresh, jump = fresh } = update;
    const before = this.moments.present;
    const asks = moment?.question?.decision !== before?.question?.decision;
    // Another view, another game, or something taken back: what was looked at may be no part of it.
    if (jump || fresh || moment?.seat !== before?.seat) this.moments.past = null;
    const places = jump || this.inPast ? null : this.stage.places();
    this.moments.take(moment, events, fresh, jump);
    this.moments.failed = update.failed ?? false;
    this.answers.moveOn(asks);
    this.help.forget();
    if (asks) this.chooser.clear();
    if (asks) this.sayNo(moment, jump || fresh);
    if (!this.inPast) this.chooser.ask(offered(moment));
    if (!jump) soundsOf(events, before, moment, (event) => this.board?.sound?.(event) ?? null).forEach(play);
    this.remember(before === null && fresh);
    if (jump || !moment) this.history = [];
    if (this.playback.current?.weight === 'round' || moment?.outcome) this.history = [...this.history, scoresOf(this)];
    if (!moment?.outcome) this.endingClosed = false;
    await tick();
    if (places) this.stage.travel(places);
  }

  /** How far the viewer has seen, so that coming back can tell what happened meanwhile. */
  private remember(arriving: boolean): void {
    const { info } = this;
    const { present } = this.moments;
    if (!info || !present || this.isReplay || isHidden()) return;
    if (arriving) this.missed.arrive(info.id, info.match, present.number);
    this.missed.see(info.id, info.match, present.number);
  }

  /** Answer what can only be declined, unless the viewer would rather do so; what was taken back is looked at. */
  private sayNo(moment: Moment | null, lookedAt: boolean): void {
    clearTimeout(this.saysNo);
    const no = onlyNo(moment?.question ?? null, this.board?.declines ?? {});
    if (!no || !settings.answerNo || lookedAt || (this.info?.mine.length ?? 0) > 1) return;
    this.saysNo = setTimeout(() => {
      if (this.moments.present?.question?.decision === moment?.question?.decision) this.answers.answer(no, true);
    }, pause());
  }

  /** Play again with the same people and bots; `level`: against bots of this one. */
  rematch(level?: string): void {
    const { info } = this;
    this.link.send({ type: 'rematch' });
    if (!info?.hosting || info.campaign) return;
    for (const { seat, kind } of info.seats) if (level && kind === 'bot') this.link.send({ type: 'bot', seat, level });
    this.link.send({ type: 'start' });
  }

  // Looking back, and sharing a device.

  enterPast(past: PastMoment): void {
    this.moments.past = past;
    this.answers.staged = null;
    this.help.forget();
    this.chooser.ask([]);
  }

  leavePast(): void {
    this.moments.past = null;
    this.chooser.ask(offered(this.moments.present));
  }

  /** Whether the table is covered until the next player at this device says so. */
  get covered(): boolean {
    const { present } = this.moments;
    return (this.info?.mine.length ?? 0) > 1 && present?.question != null && present.seat !== this.shownTo;
  }

  uncover(): void {
    this.shownTo = this.seat;
  }

  /** Somebody's wish to take back, if there is one: whether it is the viewer's, and whether the viewer decides. */
  get vote() {
    const { vote = null, mine = [] } = this.info ?? {};
    if (!vote) return null;
    const myVote = vote.needed.find((seat) => mine.includes(seat)) ?? null;
    return { ...vote, isMine: mine.includes(vote.seat), needsMe: myVote !== null, myVote };
  }

  // What boards read; see `BoardTable`.

  get moment(): Moment | null {
    return this.moments.shown;
  }

  get view(): unknown {
    return this.moment?.table;
  }

  get seat(): number | null {
    return this.moment?.seat ?? null;
  }

  get asked(): boolean {
    return this.moment?.question != null;
  }

  /** Whether the others wait for the viewer. Who only may think again has a question, but nobody waits. */
  get awaited(): boolean {
    return isAwaited(this.moment);
  }

  get inPast(): boolean {
    return this.moments.past !== null;
  }

  get log() {
    return this.moments.log;
  }

  get told() {
    return this.playback.current?.events ?? [];
  }

  get freshFrom(): number {
    return this.moments.freshFrom;
  }

  get hinted(): Option | null {
    return this.help.hinted;
  }

  get busy(): boolean {
    return this.answers.pending !== null;
  }

  get root(): HTMLElement | null {
    return this.stage.root;
  }

  get say() {
    return this.speech.say;
  }

  has = (id: string): boolean => this.speech.has(id);
  nameOf = (seat: number): string => this.speech.nameOf(seat);
  optionText = (option: Option): string => this.speech.optionText(option);
  eventText = (event: GameEvent): string => this.speech.eventText(event);
  answer = (option: Option, sure?: boolean): void => this.answers.answer(option, sure);

  get questionText(): string {
    const question = this.moment?.question;
    return question ? this.speech.questionText(question, this.chooser.picks) : '';
  }

  // What the words depend on; see `Listener`.

  readonly domainOf = (verb: string, name: string): string => this.chooser.domainOf(verb, name);

  get isReplay(): boolean {
    return this.link.jump !== undefined;
  }

  seatInfo(seat: number) {
    return this.info?.seats[seat];
  }

  isViewer(name: string, key: string): boolean {
    return this.board?.isViewer?.(this, name, key) ?? false;
  }

  writtenAs(domain: string, key: string): string | null {
    return this.board?.writtenAs?.(domain, key) ?? null;
  }

  // What can be clicked.

  lit(target: string): Lit | undefined {
    return this.busy ? undefined : this.chooser.state(target);
  }

  click(target: string, label = ''): void {
    if (this.busy) return;
    if (!this.chooser.state(target)) {
      void this.help.askWhy(target, label);
      return;
    }
    this.help.whyNot = null;
    this.answers.staged = null;
    this.answers.forgetRefusal();
    const option = this.chooser.pick(target);
    if (option) this.answer(option);
  }

  target(target: string, label: string): Target {
    const lit = this.lit(target);
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

  firstTarget(targets: string[], label: string): Target {
    return this.target(targets.find((target) => this.lit(target)) ?? targets[0] ?? '', label);
  }

  /** Options that no click on the board can finish, so they need a button. */
  get buttons(): Option[] {
    if (!this.stage.surveyed) return [];
    return this.chooser.open.filter((option) => {
      if (this.board?.controls?.(option)) return false;
      const left = this.chooser.unpicked(option);
      // What was chosen on the board and is on its way needs no button for the blink of an eye.
      if (this.answers.pending?.option === option && left.length < Object.keys(option.args).length) return false;
      return left.every((name) => !this.stage.drawn.has(this.chooser.targetOf(option, name)));
    });
  }
}

/** The same table at another moment. */
function looking(table: TableStore, moment: Moment): TableStore {
  return new Proxy(table, {
    get(target, name): unknown {
      if (name === 'moment') return moment;
      return name === 'view' ? moment.table : Reflect.get(target, name, target);
    },
  });
}

/** Whether nobody looks at the page. */
const isHidden = (): boolean => typeof document === 'undefined' || document.hidden;

/** What the log does not tell yet of these beats. */
function unheard(beats: readonly Beat[]): LoggedEvent[] {
  return beats.flatMap((beat) => (beat.known ? [] : beat.events));
}

/** The answers to choose from. The server accepts some from a click that came too late, but does not offer them. */
function offered(moment: Moment | null): Option[] {
  const question = moment?.question;
  return (question?.options ?? []).filter((option) => !question?.late.includes(option.n));
}
