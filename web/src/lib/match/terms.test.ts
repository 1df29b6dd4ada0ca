import { describe, expect, it } from 'vitest';
import { formsOf, Terms, type Term } from './terms';

const term = (key: string, forms: string): Term => ({ key, name: key, text: '', rule: '', forms: formsOf(forms) });
const marked = (terms: Term[], sentence: string) =>
  new Terms(terms)
    .split(sentence)
    .filter(({ term }) => term)
    .map(({ text }) => text);

describe('terms in a sentence', () => {
  it('are found as whole words, with the endings of a language', () => {
    expect(marked([term('trump', 'козыр*')], 'Черепа сейчас козырь, козырной масти')).toEqual(['козырь']);
    expect(marked([term('gear', 'gear gears')], 'Pay 1 gear.')).toEqual(['gear']);
    expect(marked([term('gear', 'gear gears')], 'geared up')).toEqual([]);
  });

  it('prefer the longer name', () => {
    const terms = [term('gem', 'gem'), term('gem-out', '"Gem Out"')];
    expect(marked(terms, 'A Gem Out needs a gem')).toEqual(['Gem Out', 'gem']);
  });

  it('are marked once a sentence, and nothing of the sentence is lost', () => {
    const terms = new Terms([term('tier', 'tier tiers')]);
    const pieces = terms.split('Tier 1, then tier 2.');
    expect(pieces.map(({ text }) => text).join('')).toBe('Tier 1, then tier 2.');
    expect(pieces.filter(({ term }) => term)).toHaveLength(1);
  });

  it('leave a sentence alone where a game has none', () => {
    expect(new Terms([]).split('Any')).toEqual([{ text: 'Any', term: null }]);
  });
});
