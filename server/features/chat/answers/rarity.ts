/** One strange word must not make everything else that a text says seem little. */
const highestRarity = 4;

export type Rarity = {
  isKnown: (term: string) => boolean;
  /** How much a term says: 0 for one in every text, more the fewer have it. A term that none has says the most, and none more than 4. */
  of: (term: string) => number;
};

/** Counts in how many texts each term stands. */
export function measureRarity(texts: readonly (readonly string[])[]): Rarity {
  const counts = new Map<string, number>();
  for (const terms of texts) {
    for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return {
    isKnown: (term) => counts.has(term),
    of: (term) => Math.min(Math.log(texts.length / (counts.get(term) ?? 1)), highestRarity),
  };
}
