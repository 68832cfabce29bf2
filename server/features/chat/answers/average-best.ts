/** From 0 to 1, how similar a question is to those that a section answers, by the section's name. */
export type Scores = ReadonlyMap<string, number>;

/** Averages each section's three best scores, because a single way of asking may be close by accident. */
export function averageBest(names: readonly string[], score: (place: number) => number): Scores {
  const best = new Map<string, readonly [number, number, number]>();
  for (const [place, name] of names.entries()) {
    const [first, second, third] = best.get(name) ?? [0, 0, 0];
    const own = score(place);
    const [high, low] = own > first ? [own, first] : [first, own];
    if (own > third) best.set(name, low > second ? [high, low, second] : [high, second, low]);
  }
  return new Map([...best].map(([name, [first, second, third]]) => [name, (first + second + third) / 3]));
}
