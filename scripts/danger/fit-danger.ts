// Fits the model of danger to what people say in danger, and to what others say. The lines of `eval/chat/danger` stay
// out, because they measure it.
import { readFileSync, writeFileSync } from 'node:fs';
import { loadFolder } from '../../eval/chat/load-conversations.ts';
import { bucketCount, listFeatures } from '../../server/features/chat/danger-model.ts';
import { createRandom } from '../../shared/seeded-random.ts';

type Example = { features: ReturnType<typeof listFeatures>; isDanger: boolean };

const rounds = 12;
const rate = 0.5;
const ridge = 1e-6;
/** Weights beyond it are cut, so that a byte is precise enough. */
const mostWeight = 6;
const byteMax = 127;

const readLines = (name: string) =>
  readFileSync(new URL(`${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

/** What people say on the way to a quote, apart from what is distressing. */
const turns = loadFolder()
  .flatMap(({ lines }) => Object.values(lines).flat())
  .filter(({ isDistress }) => !isDistress)
  .map(({ text }) => text);

const danger = new Set(readLines('danger'));
const ordinary = [...new Set([...readLines('ordinary'), ...turns])].filter((text) => !danger.has(text));
const toExample =
  (isDanger: boolean) =>
  (text: string): Example => ({ features: listFeatures(text), isDanger });
const { weights, bias } = fitWeights([
  ...ordinary.map(toExample(false)),
  ...[...danger].map(toExample(true)),
]);
const scale = mostWeight / byteMax;
const bytes = Int8Array.from(weights, (weight) =>
  Math.round(Math.max(-mostWeight, Math.min(mostWeight, weight)) / scale),
);
const target = new URL('../../server/features/chat/danger-weights.json', import.meta.url);
const fitted = { scale, bias, weights: Buffer.from(bytes.buffer).toString('base64') };
writeFileSync(target, `${JSON.stringify(fitted, null, 2)}\n`);

/** Logistic regression by adaptive gradient steps, always in the same order. */
function fitWeights(examples: readonly Example[]): { weights: Float64Array; bias: number } {
  const weights = new Float64Array(bucketCount);
  const steepness = new Float64Array(bucketCount).fill(1e-8);
  let bias = 0;
  let biasSteepness = 1e-8;
  const order = [...examples];
  const random = createRandom(7);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (const { features, isDanger } of order) {
      let sum = bias;
      for (const [bucket, value] of features) sum += (weights[bucket] ?? 0) * value;
      const error = 1 / (1 + Math.exp(-sum)) - Number(isDanger);
      for (const [bucket, value] of features) {
        const slope = error * value + ridge * (weights[bucket] ?? 0);
        const steep = (steepness[bucket] ?? 0) + slope * slope;
        steepness[bucket] = steep;
        weights[bucket] = (weights[bucket] ?? 0) - (rate * slope) / Math.sqrt(steep);
      }
      biasSteepness += error * error;
      bias -= (rate * error) / Math.sqrt(biasSteepness);
    }
  }
  return { weights, bias };
}

function shuffle(items: Example[], random: ReturnType<typeof createRandom>): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1);
    const [one, two] = [items[last], items[other]];
    if (one && two) [items[last], items[other]] = [two, one];
  }
}
