import type { SlotId } from '../../../../shared/api/chat.ts';
import { classify, type Guess, type LinearModel } from './linear-model.ts';
import { type Examples, measureSide } from './nearness.ts';

/** What the trained models make of one message. */
export type Understanding = {
  /** What the person wants, as a label of `utterances/`, if that is clear. */
  wish: Guess | undefined;
  /** How likely the person, or someone close to them, is in danger. */
  danger: number;
  /** The most probable value of an answer to the question. */
  guessAnswer: (slot: SlotId) => Guess | undefined;
  /** Which question a part of the message is about, by its words alone. */
  guessTopic: (part: string) => Guess | undefined;
};

/** How probable a wish must be to count as the only one. */
const minClear = 0.6;

export type Models = {
  wishes: LinearModel;
  danger: Examples;
  answers: LinearModel;
  topics: LinearModel;
};

/** Reads a message with the trained models. `vector` is undefined if the encoder is off. */
export function understand(models: Models, message: string, vector: Float32Array | undefined): Understanding {
  return {
    wish: chooseWish(classify(models.wishes, message, vector)),
    danger: measureDanger(models, message, vector),
    guessTopic: (part) => classify(models.topics, part, undefined)[0],
    guessAnswer(slot) {
      const start = `${slot}=`;
      const [guess] = classify(models.answers, message, vector, (label) => label.startsWith(start));
      if (guess?.label === `${start}?`) return undefined;
      return guess && { label: guess.label.slice(start.length), probability: guess.probability };
    },
  };
}

const asking = ['question', 'price', 'eligibility', 'advice'];

/** What asks for something is a question, even if it isn't clear whether it's about one's own price or approval. */
function chooseWish(guesses: readonly Guess[]): Guess | undefined {
  const [best] = guesses;
  if (best === undefined || best.probability >= minClear) return best;
  const probability = guesses
    .filter(({ label }) => asking.includes(label))
    .reduce((sum, guess) => sum + guess.probability, 0);
  return probability >= best.probability ? { label: 'question', probability } : best;
}

/** Where on the side of danger it is as likely as not, and how fast it gets surer. */
const minDanger = { side: -0.5, byWords: -0.37 };
const steepness = 2.3;

function measureDanger(models: Models, message: string, vector: Float32Array | undefined): number {
  const min = vector ? minDanger.side : minDanger.byWords;
  return 1 / (1 + Math.exp(-steepness * (measureSide(models.danger, message, vector) - min)));
}
