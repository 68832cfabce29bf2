import type { SlotId } from '../../../../shared/api/chat.ts';
import { classify, type Guess, type LinearModel } from './linear-model.ts';
import { type Examples, measureNearness } from './nearness.ts';

/** What the trained models make of one message. */
export type Understanding = {
  /** What the person wants, as a label of `utterances/`, when that is clear. */
  wish: Guess | undefined;
  /** How likely the person, or someone close to them, is in danger. */
  danger: number;
  /** The value that an answer to the question means most probably. */
  guessAnswer: (slot: SlotId) => Guess | undefined;
};

export type Models = {
  wishes: LinearModel;
  danger: LinearModel;
  dangerExamples: Examples;
  answers: LinearModel;
};

/** Reads a message by the trained models. `vector` is undefined where the encoder is off. */
export function understand(models: Models, message: string, vector: Float32Array | undefined): Understanding {
  return {
    wish: classify(models.wishes, message, vector)[0],
    danger: measureDanger(models, message, vector),
    guessAnswer(slot) {
      const start = `${slot}=`;
      const [guess] = classify(models.answers, message, vector, (label) => label.startsWith(start));
      if (guess?.label === `${start}?`) return undefined;
      return guess && { label: guess.label.slice(start.length), probability: guess.probability };
    },
  };
}

/** How much the words and the meaning count in {@link measureDanger}, and how much it takes to be likely. */
const dangerShares = { words: 0.9, meaning: 6, least: -0.42, leastByWords: 0.31 };

/** By its words alone where the encoder is off; with it above all by the sentences whose meaning is closest. */
function measureDanger(models: Models, message: string, vector: Float32Array | undefined): number {
  const byWords = classify(models.danger, message, undefined).find(({ label }) => label === 'danger');
  const probability = byWords?.probability ?? 0;
  const odds = Math.log((probability + 1e-6) / (1 - probability + 1e-6));
  const { words, meaning, least, leastByWords } = dangerShares;
  const score =
    vector === undefined
      ? odds - leastByWords
      : words * odds + meaning * measureNearness(models.dangerExamples, vector) - least;
  return 1 / (1 + Math.exp(-score));
}
