/** Words of the rulebook that a reader may ask about, found in a sentence. */

export interface Term {
  key: string;
  name: string;
  text: string;
  /** The rule that says all of it. */
  rule: string;
  /** How it is written in sentences; `*` stands for any ending. */
  forms: readonly string[];
}

/** A piece of a sentence: plain, or a word one can ask about. */
export interface Piece {
  text: string;
  term: Term | null;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const ending = (form: string): string =>
  form.endsWith('*') ? `${escaped(form.slice(0, -1))}\\p{L}{0,4}` : escaped(form);

/** The forms of a term as its message lists them: words, or several words in quotes. */
export const formsOf = (listed: string): string[] =>
  [...listed.matchAll(/"([^"]+)"|(\S+)/g)].map(([, several, one]) => several ?? one ?? '');

/** Finds the terms of one game and language in sentences. */
export class Terms {
  private readonly pattern: RegExp | null;

  constructor(readonly all: readonly Term[]) {
    // The longest first: "Gem Out" before "gem".
    const forms = all.flatMap(({ forms }) => forms).sort((a, b) => b.length - a.length);
    this.pattern = forms.length
      ? new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms.map(ending).join('|')})(?![\\p{L}\\p{N}])`, 'giu')
      : null;
  }

  /** The sentence in pieces; each term is marked where it stands first. */
  split(sentence: string): Piece[] {
    if (!this.pattern) return [{ text: sentence, term: null }];
    const found: Piece[] = [];
    const marked = new Set<Term>();
    let from = 0;
    for (const match of sentence.matchAll(this.pattern)) {
      const term = this.of(match[0]);
      if (!term || marked.has(term)) continue;
      marked.add(term);
      if (match.index > from) found.push({ text: sentence.slice(from, match.index), term: null });
      found.push({ text: match[0], term });
      from = match.index + match[0].length;
    }
    if (from < sentence.length) found.push({ text: sentence.slice(from), term: null });
    return found;
  }

  private of(word: string): Term | undefined {
    return this.all.find(({ forms }) => forms.some((form) => new RegExp(`^${ending(form)}$`, 'iu').test(word)));
  }
}
