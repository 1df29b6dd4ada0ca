/** The rulebooks are Markdown; a paragraph ends in its rule ids, which become its address. */
import { marked } from 'marked';
import type { Language } from './settings.svelte';
import { folderOf } from './words.svelte';

export interface Paragraph {
  at: number;
  html: string;
  rules: string[];
  search: string;
  /** The title, where a chapter begins. */
  chapter: string | null;
}

const files = import.meta.glob<string>('../../../src/undercroft/games/*/rulebook/*.md', {
  query: '?raw',
  import: 'default',
});

export async function loadBook(game: string, language: Language): Promise<Paragraph[]> {
  const path = (each: Language) =>
    Object.keys(files).find((key) => key.endsWith(`/games/${folderOf(game)}/rulebook/${each}.md`));
  const found = path(language) ?? path('en');
  const load = found ? files[found] : undefined;
  return load ? paragraphs(await load()) : [];
}

const IDS = /\s*\(((?:[A-Z]{2}-[A-Z]?\d+(?:\s*[-–]\s*[A-Z]{2}-[A-Z]?\d+)?(?:,\s*)?)+)\)\s*$/;

export function paragraphs(text: string): Paragraph[] {
  return (
    text
      .split(/\n\s*\n/)
      // Each item of a list has rules of its own, and can be turned to.
      .flatMap((block) => block.split(/\n(?=(?:\d+\.|[-*]) )/))
      .filter((block) => block.trim())
      .map((block, at) => {
        const ids = IDS.exec(block);
        const rules =
          ids?.[1]
            ?.split(/,\s*/)
            .map((id) => id.trim())
            .filter(Boolean) ?? [];
        const body = ids ? block.slice(0, ids.index) : block;
        const chapter = /^## +(.+)$/m.exec(body)?.[1]?.replace(/[*_`]/g, '') ?? null;
        return {
          at,
          rules,
          chapter,
          html: marked.parse(body, { async: false }),
          search: `${body} ${rules.join(' ')}`.toLocaleLowerCase(),
        };
      })
  );
}
