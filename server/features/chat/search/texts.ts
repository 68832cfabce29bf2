/** BM25 of the entries' texts: how much each word says for each entry that has it. */
export type TextIndex = {
  words: ReadonlyMap<string, number>;
  /** Where the entries of each word begin, and where the last end. */
  starts: Uint32Array;
  entries: Uint16Array;
  scores: Float32Array;
};

const saturation = 1.2;
const lengthShare = 0.7;
const least = 0.5;

/** Indexes the words of each entry's text. Words that are only `known` have no entries. */
export function indexTexts(texts: readonly (readonly string[])[], known: ReadonlySet<string>): TextIndex {
  const counts = new Map([...known].map((word) => [word, new Map<number, number>()]));
  texts.forEach((words, entry) => {
    for (const word of words) {
      const own = counts.get(word) ?? new Map<number, number>();
      counts.set(word, own.set(entry, (own.get(entry) ?? 0) + 1));
    }
  });
  const lengths = texts.map((words) => new Set(words).size);
  const usual = lengths.reduce((sum, length) => sum + length, 0) / texts.length;
  const hits = [...counts.values()].flatMap((own) => {
    const rarity = Math.log(1 + (texts.length - own.size + 0.5) / (own.size + 0.5));
    return [...own].map(([entry, count]) => {
      const room = saturation * (1 - lengthShare + (lengthShare * (lengths[entry] ?? 0)) / usual);
      return [entry, rarity * (least + (count * (saturation + 1)) / (count + room))] as const;
    });
  });
  let start = 0;
  const starts = [...counts.values()].map(({ size }) => {
    start += size;
    return start;
  });
  return {
    words: new Map([...counts.keys()].map((word, at) => [word, at])),
    starts: Uint32Array.from([0, ...starts]),
    entries: Uint16Array.from(hits, ([entry]) => entry),
    scores: Float32Array.from(hits, ([, score]) => score),
  };
}

/** The score of each entry that has one of the words, and more than the sum if it has several. */
export function scoreTexts(
  { words, starts, entries, scores }: TextIndex,
  asked: readonly string[],
): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  const matched = new Map<number, Set<string>>();
  for (const word of asked) {
    const at = words.get(word);
    if (at === undefined) continue;
    for (let hit = starts[at] ?? 0; hit < (starts[at + 1] ?? 0); hit += 1) {
      const entry = entries[hit] ?? 0;
      sums.set(entry, (sums.get(entry) ?? 0) + (scores[hit] ?? 0));
      matched.set(entry, (matched.get(entry) ?? new Set()).add(word));
    }
  }
  return new Map([...sums].map(([entry, sum]) => [entry, sum * (matched.get(entry)?.size ?? 0)]));
}
