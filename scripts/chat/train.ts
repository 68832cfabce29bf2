import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadEncoder } from '../../server/features/chat/meaning/encoder.ts';
import { type LinearModel, vectorSize } from '../../server/features/chat/meaning/linear-model.ts';
import { findAxes, toPoints } from './find-axes.ts';
import { trainExamples } from './train-examples.ts';
import { type Example, trainModel } from './train-model.ts';
import { hashExamples, listAnswers, listAsks, listDanger, listTopics, listWishes } from './training-data.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = `${root}server/features/chat/meaning/weights/`;
const encode = await loadEncoder();
const vectors = new Map<string, Float32Array>();

const sets = { wishes: listWishes(root), danger: listDanger(root), answers: listAnswers(root) };
const data = hashExamples(Object.values(sets).flat());
// Page texts change far more often than what the models learn from.
if (readData('models.json') !== data) {
  const models = {
    data,
    wishes: await train(sets.wishes),
    danger: await trainDanger(),
    answers: await train(sets.answers),
  };
  writeFileSync(`${folder}models.json`, `${JSON.stringify(models)}\n`);
}

const topics = listTopics(root);
const topicData = hashExamples(topics);
if (readData('topics.json') !== topicData) {
  // Only words count, because encoding each clause of a message would take too long.
  const vector = new Float32Array(vectorSize);
  const model = encodeModel(trainModel(topics.map((one) => ({ ...one, vector }))));
  writeFileSync(`${folder}topics.json`, `${JSON.stringify({ data: topicData, topics: model })}\n`);
}

const asks = listAsks();
const askVectors: Float32Array[] = [];
for (const { text } of asks) askVectors.push(await encodeOnce(text));
const axes = findAxes(askVectors);
const pages = {
  data: hashExamples(asks),
  sections: asks.map(({ label }) => label),
  axes: toBase64(axes),
  points: toBase64(toPoints(axes, askVectors)),
};
writeFileSync(`${folder}page-vectors.json`, `${JSON.stringify(pages)}\n`);

function readData(name: string): string {
  const file: { data: string } = JSON.parse(readFileSync(`${folder}${name}`, 'utf8'));
  return file.data;
}

async function train(examples: readonly Omit<Example, 'vector'>[]) {
  const encoded: Example[] = [];
  for (const example of examples) encoded.push({ ...example, vector: await encodeOnce(example.text) });
  return encodeModel(trainModel(encoded));
}

function encodeModel({ labels, scales, weights }: LinearModel) {
  return { labels, scales, weights: toBase64(weights) };
}

async function trainDanger() {
  const sided = [];
  for (const { text, label } of sets.danger)
    sided.push({ text, vector: await encodeOnce(text), side: label === 'danger' ? 1 : -1 });
  const { axes, points, pulls, words, wordsAlone } = trainExamples(sided);
  return {
    axes: toBase64(axes),
    points: toBase64(points),
    pulls: toBase64(pulls),
    words: { ...words, weights: toBase64(words.weights) },
    wordsAlone: { ...wordsAlone, weights: toBase64(wordsAlone.weights) },
  };
}

async function encodeOnce(text: string): Promise<Float32Array> {
  const vector = vectors.get(text) ?? (await encode(text));
  vectors.set(text, vector);
  return vector;
}

function toBase64(bytes: Int8Array | Float32Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}
