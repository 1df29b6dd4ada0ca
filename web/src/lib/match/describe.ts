/** Questions, answers and events in words: keys and arguments in, a sentence out. */
import type { FluentVariable } from '@fluent/bundle';
import type { Words } from '../words.svelte';
import type { DomainOf } from './chooser.svelte';
import type { GameEvent, Option } from './types';

export interface Speaker {
  words: Words;
  domainOf: DomainOf;
  /** The name of a seat, as the reader should see it. */
  nameOf: (seat: number) => string;
  /** The seat the reader sits in. */
  you: number | null;
  /** Whether a word of an event means the reader, where seats have other names too. */
  isYou?: (name: string, key: string) => boolean;
  /** What a board writes on a thing that has no word: the letters of a space on a map. */
  writtenAs?: ((domain: string, key: string) => string | null) | undefined;
  /** Tell the reader what happened: they are "you", and marks around names and things let a log print them bold. */
  marked?: boolean;
}

/** An invisible separator; every second piece of a marked text is a name or a thing. */
export const MARK = '\u2063';
/** Stands invisibly before a word for whoever reads. */
const YOU = '\u2064';

export interface Piece {
  text: string;
  kind: 'words' | 'thing' | 'you';
}

/** A marked text as what a log prints: plain words, names and things, and the reader. */
export function pieces(marked: string): Piece[] {
  return marked.split(MARK).map((text, i) => {
    if (text.startsWith(YOU)) return { text: text.slice(YOU.length), kind: 'you' };
    return { text, kind: i % 2 ? 'thing' : 'words' };
  });
}

/** A marked text without its marks. */
export const plain = (marked: string): string => marked.replaceAll(MARK, '').replaceAll(YOU, '');

/** The domain of players by seat. */
const SEAT = 'seat';

/** A value as a word: a player's name, a translated key, a number, or the key itself. */
export function valueIn(speaker: Speaker, verb: string, name: string, value: unknown): FluentVariable {
  if (Array.isArray(value)) return value.map((each) => String(valueIn(speaker, verb, name, each))).join(', ');
  const domain = speaker.domainOf(verb, name);
  const thing = (text: string) => (speaker.marked ? MARK + text + MARK : text);
  const reader = (text: string) => thing(YOU + text);
  const player = (seat: number) =>
    speaker.marked && seat === speaker.you ? reader(speaker.words.say('log-you')) : thing(speaker.nameOf(seat));
  if (typeof value === 'number') return domain === SEAT ? player(value) : value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null || value === undefined) return 'none';
  const key = String(value);
  // A word instead of a number is a figure of the game that holds no seat: `seat-mysterious`.
  if (domain === SEAT && /^\d+$/.test(key)) return player(Number(key));
  if (speaker.words.has(`${domain}-${key}`)) {
    const word = speaker.words.say(`${domain}-${key}`);
    if (!speaker.marked || !speaker.isYou?.(name, key)) return thing(word);
    return reader(speaker.words.say('seat-you', { name: word }));
  }
  if (/^-?\d+$/.test(key)) return Number(key);
  return speaker.writtenAs?.(domain, key) ?? key;
}

/** The raw key; a number stays one, so that `[0]` and plural forms find it. */
function keyIn(value: unknown): FluentVariable {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'number') return value;
  const key = String(value);
  return /^-?\d+$/.test(key) ? Number(key) : key;
}

/** Each argument translated under its own name, its raw key under `<name>_key`, "yes" under `<name>_is_you`. */
export function argumentsIn(
  speaker: Speaker,
  verb: string,
  args: Record<string, unknown>,
): Record<string, FluentVariable> {
  const found: Record<string, FluentVariable> = {};
  // Whose seat is named need not be told again that the role is theirs, too.
  const isSeat = (name: string) => speaker.domainOf(verb, name) === SEAT;
  const isReader = (value: unknown) => speaker.you !== null && String(value) === String(speaker.you);
  const seated = Object.entries(args).some(([name, value]) => isSeat(name) && isReader(value));
  const teller = seated ? { ...speaker, isYou: () => false } : speaker;
  for (const [name, value] of Object.entries(args)) {
    const safe = name.replaceAll('-', '_');
    found[safe] = valueIn(teller, verb, name, value);
    found[`${safe}_key`] = keyIn(value);
    const isYou = isSeat(name) ? isReader(value) : typeof value === 'string' && speaker.isYou?.(name, value);
    found[`${safe}_is_you`] = isYou ? 'yes' : 'no';
  }
  return found;
}

export function optionText(speaker: Speaker, option: Option): string {
  const args = argumentsIn(speaker, option.verb, option.args);
  const id = `action-${option.verb}`;
  if (speaker.words.has(id)) return speaker.words.say(id, args);
  return [option.verb, ...Object.keys(option.args).map((name) => String(args[name.replaceAll('-', '_')]))].join(' ');
}

export function eventText(speaker: Speaker, event: GameEvent): string {
  const id = `event-${event.key}`;
  const args = argumentsIn({ ...speaker, marked: true }, event.key, event.args);
  if (speaker.words.has(id)) return capital(speaker.words.say(id, args));
  return `${event.key} ${Object.values(event.args).join(' ')}`;
}

/** A sentence begins with a capital, whatever stands first in it. */
function capital(text: string): string {
  const at = text.search(/[^\u2063\u2064]/);
  if (at < 0) return text;
  return text.slice(0, at) + (text[at]?.toLocaleUpperCase() ?? '') + text.slice(at + 1);
}

export function questionText(speaker: Speaker, about: string, args: Record<string, unknown>): string {
  const id = `question-${about}`;
  return speaker.words.has(id) ? speaker.words.say(id, argumentsIn(speaker, about, args)) : about;
}
