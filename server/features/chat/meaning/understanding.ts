import type { SlotId } from '../../../../shared/api/chat.ts';
import { classify, type Guess, type LinearModel } from './linear-model.ts';
import { type Examples, measureNearness } from './nearness.ts';

/** What the trained models make of one message. */
export type Understanding = {
  /** What the person wants, as a label of `utterances/`, if that is clear. */
  wish: Guess | undefined;
  /** How likely the person, or someone close to them, is in danger. */
  danger: number;
  /** The most probable value of an answer to the question. */
  guessAnswer: (slot: SlotId) => Guess | undefined;
};

export type Models = {
  wishes: LinearModel;
  danger: LinearModel;
  dangerExamples: Examples;
  answers: LinearModel;
};

/** Reads a message with the trained models. `vector` is undefined if the encoder is off. */
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

/** How much the words and the meaning count in {@link measureDanger}, and the minimum for danger to be likely. */
const dangerShares = { words: 0.9, meaning: 6, least: -0.42, minByWords: 0.31 };

/** Uses only the words if the encoder is off, and otherwise mostly the sentences that are closest in meaning. */
function measureDanger(models: Models, message: string, vector: Float32Array | undefined): number {
  const byWords = classify(models.danger, message, undefined).find(({ label }) => label === 'danger');
  const probability = byWords?.probability ?? 0;
  const odds = Math.log((probability + 1e-6) / (1 - probability + 1e-6));
  const { words, meaning, least, minByWords } = dangerShares;
  const score =
    vector === undefined
      ? odds - minByWords
      : words * odds + meaning * measureNearness(models.dangerExamples, vector) - least;
  return 1 / (1 + Math.exp(-score));
}
