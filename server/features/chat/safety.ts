import { measureDanger } from './danger-model.ts';
import phraseData from './phrases/safety.json' with { type: 'json' };

/** A sentence is about danger if it has one of `any`, and none of `except`. */
type Rule = { any: readonly RegExp[]; except: readonly RegExp[] };

const compile = (patterns: readonly string[]) => patterns.map((pattern) => new RegExp(pattern));
const danger: readonly Rule[] = phraseData.danger.map(({ any, except }) => ({
  any: compile(any),
  except: compile(except),
}));
/** Typos and short forms that are common in words about danger. */
const spellings = phraseData.spellings.map(
  ([pattern = '', word = '']) => [new RegExp(pattern, 'g'), word] as const,
);
const maxLength = 1000;
/** From where on the model is sure of danger, and from where on it is possible. */
const sure = 2.5;
const possible = -1;
/** Shorter sentences don't say enough by themselves. */
const leastWords = 3;

/**
 * Whether a message says or hints that someone is in danger: plain words and a model of how such messages sound. Both
 * together, or a model that is sure, are sure. Either of them alone makes it possible.
 */
export function findDanger(message: string): 'sure' | 'possible' | undefined {
  const score = measureMost(message.slice(0, maxLength));
  const isPossible = score >= possible;
  if (score >= sure || (isPossible && hasPlainWords(message))) return 'sure';
  return isPossible || hasPlainWords(message) ? 'possible' : undefined;
}

function hasPlainWords(message: string): boolean {
  return listSentences(message).some((sentence) =>
    danger.some(
      ({ any, except }) =>
        any.some((pattern) => pattern.test(sentence)) && !except.some((pattern) => pattern.test(sentence)),
    ),
  );
}

/** The whole text, or the sentence in it that sounds most like danger. */
function measureMost(text: string): number {
  const sentences = text.split(/(?<=[.?!])\s+|\n+/).filter((one) => one.split(' ').length >= leastWords);
  return Math.max(...[text, ...sentences].map(measureDanger));
}

/** Sentences in lowercase, without accents, apostrophes, and emphasis. `The policy, I mean` belongs to the one before. */
function listSentences(text: string): readonly string[] {
  const folded = text
    .slice(0, maxLength)
    .normalize('NFKD')
    .slice(0, 2 * maxLength)
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\u2018\u2019\u02BC`']/g, '')
    .toLowerCase()
    .replaceAll(/[“”*_~()]/g, ' ');
  return folded
    .split(/(?<=[.?!])\s+(?!(?:the|my|this) (?:policy|plan|coverage|account|call),? i mean\b)|[;\n]+/)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '')
    .map((sentence) => spellings.reduce((said, [pattern, word]) => said.replace(pattern, word), sentence));
}
