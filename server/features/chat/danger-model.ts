import fitted from './danger-weights.json' with { type: 'json' };

/** Hashed words, pairs of neighbors, and groups of three letters, each with one weight. */
export const bucketCount = 2 ** 16;
const letterCount = 3;
/** Some characters become 18 in another form. */
const maxLength = 2000;

const weights = new Int8Array(Buffer.from(fitted.weights, 'base64'));

/** How much a text sounds like danger: above 0 rather than not, as a logarithm of the odds. */
export function measureDanger(text: string): number {
  let sum = 0;
  for (const [bucket, value] of listFeatures(text)) sum += value * (weights[bucket] ?? 0);
  return sum * fitted.scale + fitted.bias;
}

/** The features of a text with their values, as a vector of length one. */
export function listFeatures(text: string): readonly (readonly [bucket: number, value: number])[] {
  const words = listWords(text);
  const counts = new Map<number, number>();
  const add = (feature: string) => {
    const bucket = hash(feature) % bucketCount;
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  };
  words.forEach((word, index) => {
    add(`w ${word}`);
    add(`p ${words[index - 1] ?? '^'} ${word}`);
    const bounded = `<${word}>`;
    for (let start = 0; start + letterCount <= bounded.length; start += 1)
      add(`l ${bounded.slice(start, start + letterCount)}`);
  });
  add(`p ${words.at(-1) ?? '^'} $`);
  const length = Math.hypot(...counts.values());
  return [...counts].map(([bucket, count]) => [bucket, count / length] as const);
}

/** Lowercase words without accents and apostrophes. Every number is the same, and some marks count. */
function listWords(text: string): readonly string[] {
  return (
    text
      .normalize('NFKD')
      .slice(0, maxLength)
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[\u2018\u2019\u02BC`']/g, '')
      .replaceAll(/\d+/g, '0')
      .match(/[a-z]+|[0?!$]/g) ?? []
  );
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
