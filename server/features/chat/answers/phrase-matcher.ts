import { measureRarity } from './rarity.ts';

/** Terms of a phrase, and how much each counts: 1 for its own words, less for what they also stand for. */
export type PhraseTerms = ReadonlyMap<string, number>;

/** How alike a question and the best phrase of each section are, from 0 to 1; by the section's name. */
type PhraseMatcher = (terms: PhraseTerms) => ReadonlyMap<string, number>;

/** Compares a question with whole phrases, so that a section with many of them is no worse than one with one. */
export function createPhraseMatcher(phrases: readonly { id: string; terms: PhraseTerms }[]): PhraseMatcher {
  const rarity = measureRarity(phrases.map(({ terms }) => [...terms.keys()]));
  const weigh = (term: string, share: number) => share * rarity.of(term);
  const weighAll = (terms: PhraseTerms) =>
    [...terms].reduce((sum, [term, share]) => sum + weigh(term, share), 0);
  const weighed = phrases.map((phrase) => ({ ...phrase, weight: weighAll(phrase.terms) }));
  return (terms) => {
    const total = weighAll(terms);
    const best = new Map<string, number>();
    for (const { id, terms: own, weight } of weighed) {
      let shared = 0;
      for (const [term, share] of terms) shared += weigh(term, Math.min(share, own.get(term) ?? 0));
      const likeness = shared === 0 ? 0 : (2 * shared) / (total + weight);
      if (likeness > (best.get(id) ?? 0)) best.set(id, likeness);
    }
    return best;
  };
}
