/** Lessons: begun, left, come back to, and done. What is done is remembered by this browser. */
import { api, ApiError } from './api';
import { catalogue } from './catalogue.svelte';
import { lobby } from './lobby.svelte';
import { router } from './router.svelte';
import { fetchAhead, openTable } from './start';
import { say } from './words.svelte';

/** A lesson is done, or goes on at this table. */
type Standing = { done: true } | { table: string };

interface Kept {
  /** By game and lesson: `goblin-vaults/first-round`. */
  lessons: Record<string, Standing>;
  /** Games whose newcomer has said whether to learn or to play. */
  asked: string[];
}

const KEY = 'undercroft.lessons';

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

class Lessons {
  private standings = $state.raw<Record<string, Standing>>(read().lessons ?? {});
  private asked = $state.raw<string[]>(read().asked ?? []);

  isDone(game: string, lesson: string): boolean {
    return 'done' in (this.standings[`${game}/${lesson}`] ?? {});
  }

  /** The table where a lesson was left. */
  tableOf(game: string, lesson: string): string | null {
    const standing = this.standings[`${game}/${lesson}`];
    return standing && 'table' in standing ? standing.table : null;
  }

  begin(game: string, lesson: string, table: string): void {
    this.note(game, lesson, { table });
  }

  finish(game: string, lesson: string): void {
    if (!this.isDone(game, lesson)) this.note(game, lesson, { done: true });
  }

  /** Whether somebody who has neither learnt nor played this game should be asked which it shall be. */
  asksFirst(game: string): boolean {
    return !this.asked.includes(game) && (catalogue.find(game)?.lessons.length ?? 0) > 0;
  }

  answer(game: string): void {
    if (!this.asked.includes(game)) this.asked = [...this.asked, game];
    this.keep();
  }

  private note(game: string, lesson: string, standing: Standing): void {
    this.standings = { ...this.standings, [`${game}/${lesson}`]: standing };
    this.keep();
  }

  private keep(): void {
    const kept: Kept = { lessons: this.standings, asked: this.asked };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      /* Private windows may refuse; what is done is then known until the tab closes. */
    }
  }
}

export const lessons = new Lessons();

/** Open a table for a lesson, or go back to the one where it was left. */
export async function startLesson(game: string, lesson: string): Promise<void> {
  fetchAhead(game);
  lessons.answer(game);
  await lobby.attempt(async () => {
    if (lobby.reached === 'unknown') await lobby.refresh();
    await catalogue.load();
    const left = lessons.tableOf(game, lesson);
    if (left !== null && (await goesOn(left))) {
      router.go(`/t/${left}`);
      return;
    }
    const seats = catalogue.find(game)?.seats[0] ?? 1;
    const id = await openTable({ game, seats, lesson, name: say('lesson') });
    await api.command(id, { type: 'start' });
    lessons.begin(game, lesson, id);
    router.go(`/t/${id}`);
  });
}

/** Whether a lesson that was left can be gone on with. */
async function goesOn(table: string): Promise<boolean> {
  try {
    return (await api.table(table)).state === 'running';
  } catch (fault) {
    if (fault instanceof ApiError) return false;
    throw fault;
  }
}
