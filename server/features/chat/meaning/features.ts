/** The parts of a text: pairs of words up to `reach` apart and sequences of letters, hashed into `buckets`. */
type Grain = { buckets: number; reach: number; letters: readonly number[] };
/** For what people want, which a few words make clear. */
export const coarse: Grain = { buckets: 4096, reach: 1, letters: [3, 4] };
/** For what they hint at, which depends on how words stand together. */
export const fine: Grain = { buckets: 2 ** 17, reach: 4, letters: [3, 4, 5] };

/** Only this much of a text is read, because people say early what they want, and turns must stay cheap. */
const maxLength = 300;

/** Describes a sentence by its words, pairs of words, and sequences of letters, as weights by bucket. */
export function listFeatures(text: string, { buckets, reach, letters }: Grain): ReadonlyMap<number, number> {
  const words = normalizeWords(text);
  const features = new Map<number, number>();
  const add = (feature: string) => {
    const bucket = hash(feature) % buckets;
    features.set(bucket, (features.get(bucket) ?? 0) + 1);
  };
  words.forEach((word, index) => {
    add(`w ${word}`);
    add(`p ${words[index - 1] ?? '^'} ${word}`);
    const bounded = `<${word}>`;
    for (let back = 2; back <= Math.min(reach, index + 1); back += 1)
      add(`p${back} ${words[index - back] ?? '^'} ${word}`);
    for (const length of letters) {
      for (let start = 0; start + length <= bounded.length; start += 1)
        add(`l ${bounded.slice(start, start + length)}`);
    }
  });
  add(`p ${words.at(-1) ?? '^'} $`);
  add(`n ${Math.min(words.length, 12)}`);
  const size = Math.hypot(...features.values());
  for (const [bucket, count] of features) features.set(bucket, count / size);
  return features;
}

function normalizeWords(text: string): readonly string[] {
  return text
    .slice(0, maxLength)
    .normalize('NFKC')
    .slice(0, maxLength)
    .toLowerCase()
    .replaceAll(/[\u2018\u2019\u02BC`]/g, "'")
    .replaceAll("'", '')
    .replaceAll(/\d+/g, '0')
    .split(/([^\p{L}\p{N}$]+)/u)
    .flatMap((piece) =>
      /[?!]/.test(piece) ? [piece.includes('?') ? '?' : '!'] : piece.trim() === '' ? [] : [piece],
    )
    .filter((piece) => /[\p{L}\p{N}$?!]/u.test(piece));
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}
