/** Keeps one rare word from outweighing the rest of a text. */
const highestRarity = 4;

/** By a section's name, how similar a question is to the best of its texts, from 0 to 1. */
export type MeasureLikeness = (terms: readonly string[]) => ReadonlyMap<string, number>;

/** Compares a question with whole texts by their terms. The fewer texts have a term, the more it counts. */
export function createLikeness(
  texts: readonly { name: string; terms: readonly string[] }[],
): MeasureLikeness {
  const placesByTerm = new Map<string, number[]>();
  const known = texts.map(({ name, terms }, place) => {
    const own = new Set(terms);
    for (const term of own) {
      const places = placesByTerm.get(term);
      if (places) places.push(place);
      else placesByTerm.set(term, [place]);
    }
    return { name, own };
  });
  const weigh = (term: string) =>
    Math.min(Math.log(texts.length / (placesByTerm.get(term)?.length ?? 1)), highestRarity);
  const weighAll = (terms: ReadonlySet<string>) => [...terms].reduce((sum, term) => sum + weigh(term), 0);
  const weighed = known.map(({ name, own }) => ({ name, weight: weighAll(own) }));
  return (terms) => {
    const asked = new Set(terms);
    const total = weighAll(asked);
    const shared = new Float64Array(texts.length);
    for (const term of asked) {
      const weight = weigh(term);
      for (const place of placesByTerm.get(term) ?? []) shared[place] = (shared[place] ?? 0) + weight;
    }
    const best = new Map<string, number>();
    weighed.forEach(({ name, weight }, place) => {
      const both = shared[place] ?? 0;
      const likeness = both === 0 ? 0 : (2 * both) / (total + weight);
      if (likeness > (best.get(name) ?? 0)) best.set(name, likeness);
    });
    return best;
  };
}
