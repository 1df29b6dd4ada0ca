/** Words in the reader's language, from the same Fluent files the terminal and the server use. */
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';
import { formsOf, Terms, type Term } from './match/terms';
import { settings, type Language } from './settings.svelte';

/** A number as books print it: with a real minus, not a hyphen. */
export const figure = (value: number): string => (value < 0 ? `−${-value}` : String(value));

export type Say = (id: string, args?: Record<string, FluentVariable>) => string;

const shellFiles = import.meta.glob<string>(['../words/*.ftl', '../../../src/undercroft/words/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const gameFiles = import.meta.glob<string>('../../../src/undercroft/games/*/words/*.ftl', {
  query: '?raw',
  import: 'default',
});

const lessonFiles = import.meta.glob<string>('../../../src/undercroft/games/*/lessons/words/*.ftl', {
  query: '?raw',
  import: 'default',
});

const languageOf = (path: string): Language => (/\/ru[^/]*\.ftl$/.test(path) ? 'ru' : 'en');

/** `goblin-vaults` lives in `goblin_vaults`. */
export const folderOf = (game: string): string => game.replaceAll('-', '_');

/** The form of a verb: `{ $seat } { VERB($seat_is_you, "bid", "bids") }`. */
const VERB = ([isYou, yours, theirs]: FluentValue[]): FluentValue => (isYou === 'yes' ? yours : theirs) ?? '';

export function bundleOf(language: Language, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language === 'ru' ? 'ru-RU' : 'en-GB', { useIsolating: false, functions: { VERB } });
  for (const text of texts) {
    const faults = bundle.addResource(new FluentResource(text), { allowOverrides: true });
    if (import.meta.env.DEV) for (const fault of faults) console.warn(fault);
  }
  return bundle;
}

/** The terms among some messages: `term-trump`, with its name, its forms and its rule as attributes. */
function termsOf(bundle: FluentBundle, texts: string[] = []): Terms {
  const ids = texts.flatMap((text) => [...text.matchAll(/^(term-[a-z-]+) =/gm)].map(([, id]) => id ?? ''));
  const read = (id: string): Term[] => {
    const message = bundle.getMessage(id);
    if (!message?.value) return [];
    const attribute = (name: string) => {
      const pattern = message.attributes[name];
      return pattern ? bundle.formatPattern(pattern) : '';
    };
    return [
      {
        key: id.slice('term-'.length),
        name: attribute('name'),
        text: bundle.formatPattern(message.value),
        rule: attribute('rule'),
        forms: formsOf(attribute('forms')),
      },
    ];
  };
  return new Terms(ids.flatMap(read));
}

const shellTexts = (language: Language): string[] =>
  Object.entries(shellFiles)
    .filter(([path]) => languageOf(path) === language)
    .map(([, text]) => text);

/** What one lesson of a game says, in both languages. */
export async function lessonWords(game: string, lesson: string): Promise<Record<Language, string[]>> {
  const read = async (language: Language) => {
    const path = `../../../src/undercroft/games/${folderOf(game)}/lessons/words/${language}-${lesson}.ftl`;
    const load = lessonFiles[path];
    return load ? [await load()] : [];
  };
  return { en: await read('en'), ru: await read('ru') };
}

/** The words of the shell, or of the shell and one game. */
export class Words {
  private bundles: Record<Language, FluentBundle>;
  private readonly found: Record<Language, Terms>;

  constructor(extra: Partial<Record<Language, string[]>> = {}) {
    this.bundles = {
      en: bundleOf('en', [...shellTexts('en'), ...(extra.en ?? [])]),
      ru: bundleOf('ru', [...shellTexts('ru'), ...(extra.ru ?? [])]),
    };
    this.found = { en: termsOf(this.bundles.en, extra.en), ru: termsOf(this.bundles.ru, extra.ru) };
  }

  /** The words of the game one can ask about. */
  get terms(): Terms {
    return this.found[settings.language];
  }

  /** Load the words of a game in both languages, so that switching is instant. */
  static async of(game: string, more: Partial<Record<Language, string[]>> = {}): Promise<Words> {
    const texts: Record<Language, string[]> = { en: [], ru: [] };
    await Promise.all(
      Object.entries(gameFiles)
        .filter(([path]) => path.includes(`/games/${folderOf(game)}/`))
        .map(async ([path, load]) => texts[languageOf(path)].push(await load())),
    );
    // Where a board draws what the game has to say in words, its own words come last and win.
    return new Words({ en: [...texts.en, ...(more.en ?? [])], ru: [...texts.ru, ...(more.ru ?? [])] });
  }

  has(id: string): boolean {
    return this.bundles[settings.language].hasMessage(id) || this.bundles.en.hasMessage(id);
  }

  /** The message, in English if the language lacks it, as its bare id if no language has it. */
  say: Say = (id, args) => {
    for (const bundle of [this.bundles[settings.language], this.bundles.en]) {
      const pattern = bundle.getMessage(id)?.value;
      if (!pattern) continue;
      // Neither the languages' own formats of numbers nor coordinates know a real minus.
      return bundle.formatPattern(pattern, args ?? null, []).replace(/(?<![\p{L}\d])-(?=\d)/gu, '−');
    }
    return id;
  };
}

export const shellWords = new Words();
export const say: Say = (id, args) => shellWords.say(id, args);

/** A name as the reader writes it: bots are named by the server in Latin letters, people as they please. */
export function spelled(name: string): string {
  const id = `bot-name-${name.toLowerCase().replaceAll(' ', '-')}`;
  return /^[A-Za-z ]+$/.test(name) && shellWords.has(id) ? say(id) : name;
}
