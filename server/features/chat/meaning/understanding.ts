import type { SlotId } from '../../../../shared/api/chat.ts';
import { classify, type Guess, type LinearModel } from './linear-model.ts';

/** What the trained models make of one message. */
export type Understanding = {
  /** What the person wants, as a label of `utterances/`, when that is clear. */
  wish: Guess | undefined;
  /** How likely the person, or someone close to them, is in danger. */
  danger: number;
  /** The value that an answer to the question means most probably. */
  guessAnswer: (slot: SlotId) => Guess | undefined;
};

export type Models = { wishes: LinearModel; danger: LinearModel; answers: LinearModel };

/** Reads a message by the trained models. `vector` is undefined where the encoder is off. */
export function understand(models: Models, message: string, vector: Float32Array | undefined): Understanding {
  const inDanger = classify(models.danger, message, vector).find(({ label }) => label === 'danger');
  return {
    wish: classify(models.wishes, message, vector)[0],
    danger: inDanger?.probability ?? 0,
    guessAnswer(slot) {
      const start = `${slot}=`;
      const [guess] = classify(models.answers, message, vector, (label) => label.startsWith(start));
      return guess && { label: guess.label.slice(start.length), probability: guess.probability };
    },
  };
}
