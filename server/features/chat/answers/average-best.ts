/** From 0 to 1, how similar a question is to those that a section answers, by the section's name. */
export type Scores = ReadonlyMap<string, number>;

/** Averages each section's two best scores, because a single way of asking may be close by accident. */
export function averageBest(names: readonly string[], score: (place: number) => number): Scores {
  const best = new Map<string, readonly [number, number]>();
  for (const [place, name] of names.entries()) {
    const own = score(place);
    const [first, second] = best.get(name) ?? [0, 0];
    if (own > second) best.set(name, own > first ? [own, first] : [first, own]);
  }
  return new Map([...best].map(([name, [first, second]]) => [name, (first + second) / 2]));
}
