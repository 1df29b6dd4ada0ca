/** Boards are loaded when a table of their game is opened. A game without one is played in words. */
import type { AnyBoard } from './board';

const modules = import.meta.glob<{ board: AnyBoard }>('./*/index.ts');
const words = import.meta.glob<string>('./*/words/*.ftl', { query: '?raw', import: 'default' });

export async function loadBoard(game: string): Promise<AnyBoard | null> {
  const load = modules[`./${game}/index.ts`];
  return load ? (await load()).board : null;
}

/** Words only a drawn board needs, by language. */
export async function boardWords(game: string): Promise<{ en: string[]; ru: string[] }> {
  const read = (language: string) =>
    Promise.all(
      Object.entries(words)
        .filter(([path]) => path.startsWith(`./${game}/words/${language}`))
        .map(([, load]) => load()),
    );
  return { en: await read('en'), ru: await read('ru') };
}
