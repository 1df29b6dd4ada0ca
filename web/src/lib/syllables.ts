/** Where a long word may break on a narrow card: browsers rarely bring a Russian hyphenation of their own. */

const LONG = 10;
const SOFT_HYPHEN = '\u00ad';
const VOWEL = '[аеёиоуыэюя]';
const CONSONANT = '[бвгджзйклмнпрстфхцчшщ]';
/** A vowel, then a consonant with its own vowel: the syllable ends in between. */
const SEAM = new RegExp(`(?<=\\p{L}{2}${VOWEL})(?=${CONSONANT}${VOWEL}\\p{L})`, 'giu');

/** The same text with soft hyphens in its long Russian words. */
export function syllables(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : word.replace(SEAM, SOFT_HYPHEN)));
}
