/** One strange word must not make everything else that a text says seem little. */
const highestRarity = 4;

/** How alike a question and the best of each section's texts are, from 0 to 1; by the section's name. */
export type MeasureLikeness = (terms: readonly string[]) => ReadonlyMap<string, number>;

/** Compares a question with whole texts by their terms. A term counts the more, the fewer texts have it. */
export function createLikeness(
  texts: readonly { name: string; terms: readonly string[] }[],
): MeasureLikeness {
  const counts = new Map<string, number>();
  const known = texts.map(({ name, terms }) => ({ name, terms: new Set(terms) }));
  for (const term of known.flatMap(({ terms }) => [...terms])) counts.set(term, (counts.get(term) ?? 0) + 1);
  const weigh = (term: string) => Math.min(Math.log(texts.length / (counts.get(term) ?? 1)), highestRarity);
  const weighAll = (terms: ReadonlySet<string>) => [...terms].reduce((sum, term) => sum + weigh(term), 0);
  const weighed = known.map((text) => ({ ...text, weight: weighAll(text.terms) }));
  return (terms) => {
    const asked = new Set(terms);
    const total = weighAll(asked);
    const best = new Map<string, number>();
    for (const { name, terms: own, weight } of weighed) {
      const shared = weighAll(new Set([...asked].filter((term) => own.has(term))));
      const likeness = shared === 0 ? 0 : (2 * shared) / (total + weight);
      if (likeness > (best.get(name) ?? 0)) best.set(name, likeness);
    }
    return best;
  };
}
