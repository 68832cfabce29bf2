import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { inputCount, type LinearModel } from './linear-model.ts';
import type { Examples, WordPulls } from './nearness.ts';
import type { Models } from './understanding.ts';

const modelSchema = z.strictObject({
  labels: z.array(z.string()),
  scales: z.array(z.number()),
  weights: z.base64(),
});

const wordPullsSchema = z.strictObject({ weights: z.base64(), scale: z.number() });
const examplesSchema = z.strictObject({
  axes: z.base64(),
  points: z.base64(),
  pulls: z.base64(),
  words: wordPullsSchema,
  wordsAlone: wordPullsSchema,
});

/** What `npm run train:chat` writes. `data` is the hash of everything that the models learned from. */
const modelFileSchema = z.strictObject({
  data: z.string(),
  wishes: modelSchema,
  danger: examplesSchema,
  answers: modelSchema,
});

const topicFileSchema = z.strictObject({ data: z.string(), topics: modelSchema });

const pageVectorsSchema = z.strictObject({
  data: z.string(),
  /** The section that answers each paraphrase, in the order of the vectors. */
  sections: z.array(z.string()),
  axes: z.base64(),
  points: z.base64(),
});

/** Paraphrases as points along `axes`, one after the other, and the names of the sections that answer them. */
export type PageVectors = { axes: Int8Array; points: Int8Array; sections: readonly string[] };

export async function loadModels(): Promise<Models> {
  const { wishes, danger, answers } = modelFileSchema.parse(await readJson('models.json'));
  const { topics } = topicFileSchema.parse(await readJson('topics.json'));
  return {
    wishes: decode(wishes),
    danger: decodeExamples(danger),
    answers: decode(answers),
    topics: decode(topics),
  };
}

export async function loadPageVectors(): Promise<PageVectors> {
  const { sections, axes, points } = pageVectorsSchema.parse(await readJson('page-vectors.json'));
  return { sections, axes: toBytes(axes), points: toBytes(points) };
}

function decode({ labels, scales, weights }: z.infer<typeof modelSchema>): LinearModel {
  const bytes = toBytes(weights);
  if (bytes.length !== inputCount * labels.length) throw new RangeError('The weights do not fit the labels.');
  return { labels, scales, weights: bytes };
}

function decodeExamples({
  axes,
  points,
  pulls,
  words,
  wordsAlone,
}: z.infer<typeof examplesSchema>): Examples {
  return {
    axes: toBytes(axes),
    points: toBytes(points),
    pulls: new Float32Array(toBytes(pulls).buffer),
    words: decodeWords(words),
    wordsAlone: decodeWords(wordsAlone),
  };
}

function decodeWords({ weights, scale }: z.infer<typeof wordPullsSchema>): WordPulls {
  return { weights: toBytes(weights), scale };
}

function toBytes(base64: string): Int8Array {
  return new Int8Array(Uint8Array.from(Buffer.from(base64, 'base64')).buffer);
}

async function readJson(name: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(`./weights/${name}`, import.meta.url), 'utf8'));
}
