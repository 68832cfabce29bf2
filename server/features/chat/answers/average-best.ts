/** From 0 to 1, how similar a question is to those that a section answers, by the section's name. */
export type Scores = ReadonlyMap<string, number>;

/**
 * Averages each section's three best scores, because a single way of asking may be close by accident. `names` has the
 * section of each way of asking. There are thousands, so no score gets an object of its own.
 */
export function createAverageBest(names: readonly string[]): (score: (place: number) => number) => Scores {
  const sections = [...new Set(names)];
  const numbers = new Map(sections.map((name, number) => [name, number]));
  const starts = Int32Array.from(names, (name) => 3 * (numbers.get(name) ?? 0));
  return (score) => {
    const best = new Float64Array(3 * sections.length);
    const read = (at: number) => best[at] ?? 0;
    for (let place = 0; place < starts.length; place += 1) {
      const first = starts[place] ?? 0;
      const own = score(place);
      if (own <= read(first + 2)) continue;
      const isSecond = own > read(first + 1);
      best[first + 2] = isSecond ? read(first + 1) : own;
      if (!isSecond) continue;
      const isFirst = own > read(first);
      best[first + 1] = isFirst ? read(first) : own;
      if (isFirst) best[first] = own;
    }
    return new Map(
      sections.map((name, number) => {
        const first = 3 * number;
        return [name, (read(first) + read(first + 1) + read(first + 2)) / 3];
      }),
    );
  };
}
