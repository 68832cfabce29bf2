import words from './data/words.json' with { type: 'json' };

/** Words that don't tell what a question or passage is about. */
const stopWords = new Set(words.stop.split(' '));
/** Words that mean the same here. The first of a line represents the others. */
const sameWords = new Map(
  words.same.flatMap((line) => {
    const [first = '', ...others] = line.split(' ');
    return others.map((word): [string, string] => [word, first]);
  }),
);

/** Lower case without accents, with straight apostrophes. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’‘ʼ`]/g, "'")
    .toLowerCase();
}

/** The words of a text for searching: folded, without stop words and English endings. */
export function listTerms(text: string): string[] {
  const spoken: readonly string[] =
    foldText(text)
      .replaceAll("'", '')
      .match(/[a-z]+|\d[\d,.]*/g) ?? [];
  return spoken
    .filter((word) => !stopWords.has(word))
    .map((word) => sameWords.get(word) ?? sameWords.get(stemWord(word)) ?? stemWord(word));
}

/** "policies" becomes "policy", "cancelled" "cancel". It is crude, but the same for questions and passages. */
function stemWord(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word.replace(/[.,]+$/, '');
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/([^siu])s$/, '$1');
  const base = singular.length >= 6 ? singular.replace(/(?:ing|ed)$/, '') : singular;
  const undoubled = base.replace(/([bdfglmnprt])\1$/, '$1');
  return undoubled.length >= 4 ? undoubled.replace(/e$/, '') : undoubled;
}
