/** How a game looks before its board is loaded: light enough for the first page. */
import type { Component } from 'svelte';

export interface Cover {
  /** A drawing of game-icons.net. */
  icon: string;
  /** How long a game takes. */
  minutes?: number;
  /** What lies in the lit niche; an SVG fragment in a box of 260 by 290 units. */
  Picture?: Component;
}

const covers = import.meta.glob<Cover>('./*/cover.ts', { import: 'cover', eager: true });
const NEUTRAL: Cover = { icon: 'cog' };

/** The cover of a game; a neutral one where its folder has none. */
export const coverOf = (game: string): Cover => covers[`./${game}/cover.ts`] ?? NEUTRAL;
