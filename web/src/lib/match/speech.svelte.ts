/** Everything a table says, in the reader's language: names, questions, answers, events. */
import { say, spelled, type Say, type Words } from '../words.svelte';
import type { DomainOf } from './chooser.svelte';
import { argumentsIn, eventText, optionText, questionText, type Speaker } from './describe';
import type { Refusal } from '../generated/messages';
import type { GameEvent, Option, Question, SeatInfo } from './types';
import { Terms } from './terms';

const NO_TERMS = new Terms([]);

/** What the words depend on besides the language. */
export interface Listener {
  readonly seat: number | null;
  /** Whether this is a finished game, where every name may be a bot's. */
  readonly isReplay: boolean;
  seatInfo(seat: number): SeatInfo | undefined;
  domainOf: DomainOf;
  /** Whether a word of an event means the reader, where seats have other names too. */
  isViewer(name: string, key: string): boolean;
  /** What the board writes on a thing that has no word. */
  writtenAs(domain: string, key: string): string | null;
}

export class Speech {
  /** The words of the game; null until they have come. */
  words = $state.raw<Words | null>(null);

  constructor(private readonly listener: Listener) {}

  get say(): Say {
    const words = this.words;
    return (id, args) => words?.say(id, args) ?? id;
  }

  has(id: string): boolean {
    return this.words?.has(id) ?? false;
  }

  nameOf = (seat: number): string => {
    const info = this.listener.seatInfo(seat);
    // A bot's name is the server's choice; here it is only written in the reader's letters.
    const name = info?.name ?? '';
    const bot = this.listener.isReplay || (info?.kind === 'bot' && !info.kept_for);
    return (bot ? spelled(name) : name) || say('seat-number', { number: seat + 1 });
  };

  /** A message with arguments as the server sends them; empty if there is no such message. */
  sentence(id: string, about: string, args: Record<string, unknown>): string {
    const speaker = this.speaker;
    return speaker?.words.has(id) ? speaker.words.say(id, argumentsIn(speaker, about, args)) : '';
  }

  /** The words of the game one can ask about. */
  get terms(): Terms {
    return this.words?.terms ?? NO_TERMS;
  }

  /** Why the server took no command. A lesson says it in words of its own. */
  refusal({ key, args, text }: Pick<Refusal, 'key' | 'args' | 'text'>): string {
    const id = key === 'lesson-answer' ? String(args['says']) : `refusal-${key}`;
    return this.sentence(id, key, args) || text;
  }

  optionText(option: Option): string {
    return this.speaker ? optionText(this.speaker, option) : option.verb;
  }

  eventText(event: GameEvent): string {
    return this.speaker ? eventText(this.speaker, event) : event.key;
  }

  /** The question, sharpened by what was picked: `question-bid` becomes `question-bid-card` if there is such a line. */
  questionText(question: Question, picks: Record<string, string>): string {
    if (!this.speaker) return '';
    const names = Object.keys(picks);
    const sharper = `question-${question.about}-${names.join('-')}`;
    const sharpened = names.length ? this.sentence(sharper, question.about, { ...question.args, ...picks }) : '';
    return sharpened || questionText(this.speaker, question.about, question.args);
  }

  private get speaker(): Speaker | null {
    if (!this.words) return null;
    return {
      words: this.words,
      domainOf: this.listener.domainOf,
      nameOf: this.nameOf,
      you: this.listener.seat,
      isYou: (name, key) => this.listener.isViewer(name, key),
      writtenAs: (domain, key) => this.listener.writtenAs(domain, key),
    };
  }
}
