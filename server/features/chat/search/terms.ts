const endings: readonly (readonly [RegExp, string])[] = [
  [/'s?$/, ''],
  [/(?<=[a-z]{3})ies$/, 'y'],
  [/(?<=[a-z]{2}(?:s|x|z|ch|sh))es$/, ''],
  [/(?<=[a-z]{2}[^su])s$/, ''],
  [/(?<=[a-z]{3})(?:ations?|ating|ated|ate)$/, 'at'],
  [/(?<=[a-z]{3})(?:ments?|ness|ingly|edly|ly)$/, ''],
  [/(?<=[a-z]{3})(?:ings?|ed|er|ers|or|ors)$/, ''],
  [/(?<=[a-z]{3})e$/, ''],
  [/([b-df-hj-np-tv-z])\1$/, '$1'],
];
/** Words that say nothing about a topic. Pairs are made without them, too. */
export const stopWords: ReadonlySet<string> = new Set(
  'a an the is are be am was were of for to in on at and or it its this that with by as so do does did just please i my me you your have has had will would can could should if from about some any there what which who'.split(
    ' ',
  ),
);
const maxWords = 120;
const groupLength = 4;

/** The words of a text in lowercase, without accents. */
export function listWords(text: string): readonly string[] {
  const folded = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
  return (folded.match(/[a-z]+(?:'[a-z]+)?|\d+/g) ?? []).slice(0, maxWords);
}

/** Two ways of asking with the same words are one. */
export function normalize(text: string): string {
  return listWords(text).join(' ');
}

/** `Policies` and `policy` are one word, and so are `insured` and `insure`. */
export function stem(word: string): string {
  return endings.reduce((text, [ending, by]) => text.replace(ending, by), word);
}

export function listStems(text: string): readonly string[] {
  return listWords(text).map(stem);
}

/**
 * Stems, their groups of four letters, which tell most misspelled words, and pairs of neighbors, each counted once. Words
 * that say little count only in pairs.
 */
export function listFeatures(text: string): ReadonlySet<string> {
  const words = listWords(text).map((word) => ({ stem: stem(word), isStop: stopWords.has(word) }));
  const features = new Set<string>();
  words.forEach(({ stem, isStop }, index) => {
    if (!isStop) for (const feature of [stem, ...listGroups(stem)]) features.add(feature);
    const next = words[index + 1];
    if (next) features.add(`${stem} ${next.stem}`);
  });
  const content = words.filter(({ isStop }) => !isStop);
  content.forEach(({ stem }, index) => {
    const next = content[index + 1];
    if (next) features.add(`${stem} ${next.stem}`);
  });
  return features;
}

function listGroups(stem: string): readonly string[] {
  const bounded = `<${stem}>`;
  return Array.from({ length: Math.max(0, bounded.length - groupLength + 1) }, (_one, start) =>
    bounded.slice(start, start + groupLength),
  );
}
