/** What can be played here, as the server tells it. Empty until it has answered. */
import { coverOf } from '../boards/covers';
import { api, type Catalogue, type GameFacts, type LessonLine, type SoloMode } from './api';
import { settings } from './settings.svelte';
import { say } from './words.svelte';

/** The name of a game where there is little room: without what follows a colon. */
export const shortName = (name: string): string => name.split(':')[0] ?? name;

class GamesOnOffer {
  private found = $state.raw<Catalogue | null>(null);

  async load(): Promise<void> {
    this.found ??= await api.games();
  }

  /** Load, and try again until the server answers. */
  async loadAtLast(): Promise<void> {
    await this.load().catch(() => setTimeout(() => void this.loadAtLast(), 5000));
  }

  /** The shortest first, and of two that take as long the one for fewer. */
  games = $derived.by((): GameFacts[] => {
    const minutes = (game: GameFacts) => coverOf(game.key).minutes ?? Infinity;
    return [...(this.found?.games ?? [])].sort((a, b) => minutes(a) - minutes(b) || a.seats[1] - b.seats[1]);
  });

  /** The levels of bots worth playing against, weakest first. */
  levels = $derived(this.found?.levels.filter((level) => level !== 'random') ?? []);

  /** The level of a bot nobody chose one for. */
  get usualLevel(): string {
    return this.levels.includes('adept') ? 'adept' : (this.levels.at(-1) ?? 'random');
  }

  find(key: string | undefined): GameFacts | undefined {
    return this.found?.games.find((game) => game.key === key);
  }

  nameOf(key: string): string {
    return this.wordsOf(key)?.name ?? '';
  }

  shortNameOf(key: string): string {
    return shortName(this.nameOf(key));
  }

  taglineOf(key: string): string {
    return this.wordsOf(key)?.tagline ?? '';
  }

  lessonTitle(lesson: LessonLine): string {
    return lesson.words[settings.language]?.name ?? lesson.key;
  }

  /** What a table for a lesson is called in a list. */
  lessonAt(game: string, key: string): string {
    const lesson = this.find(game)?.lessons.find((each) => each.key === key);
    return lesson ? `${say('lesson')}: ${this.lessonTitle(lesson)}` : say('lesson');
  }

  lessonAbout(lesson: LessonLine): string {
    return lesson.words[settings.language]?.tagline ?? '';
  }

  soloName(mode: SoloMode): string {
    return mode.words[settings.language]?.name ?? mode.key;
  }

  soloAbout(mode: SoloMode): string {
    return mode.words[settings.language]?.tagline ?? '';
  }

  private wordsOf(key: string) {
    return this.find(key)?.words[settings.language];
  }
}

export const catalogue = new GamesOnOffer();
