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

/** Whether a message says that someone is in danger, plainly or in a common indirect way. */
export function saysDanger(message: string): boolean {
  return listSentences(message).some((sentence) =>
    danger.some(
      ({ any, except }) =>
        any.some((pattern) => pattern.test(sentence)) && !except.some((pattern) => pattern.test(sentence)),
    ),
  );
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
