import { coverageAmounts } from '../../../../shared/quote/coverage-amounts.ts';
import type { SlotId } from '../../../../shared/quote/questions.ts';
import { readAmount } from './amounts.ts';
import { cover, isBlocked, type Value } from './grammar.ts';
import { peopleWords } from './lexicon.ts';
import type { Token } from './token.ts';
import { type Sentence, splitSentences } from './tokens.ts';

const slots: readonly SlotId[] = ['age', 'smokingStatus', 'policyType', 'healthStatus'];
/** Less is what people pay for a policy, and more is what it should pay them. */
const leastDollars = 5000;
const surelyDollars = 10_000;

/**
 * What a question about the price says about the person who asks it: "what would 500k cost a smoker of 58". Only the
 * answer to it may use this, because people also ask what-ifs.
 */
export function listMentioned(message: string, year: number): ReadonlyMap<SlotId, string | number> {
  const sentences = splitSentences(message);
  const said = sentences.flatMap((sentence) => listValues(sentence, year));
  const mentioned = new Map<SlotId, string | number>();
  for (const slot of slots) {
    const options = new Set(said.flatMap((value) => (value.slot === slot ? value.options : [])));
    const [option] = options;
    if (option !== undefined && options.size === 1) mentioned.set(slot, option);
  }
  const amount = findAmount(sentences.flatMap(({ tokens }) => tokens));
  if (amount !== undefined) mentioned.set('coverageAmount', amount);
  return mentioned;
}

function listValues({ tokens }: Sentence, year: number): readonly Value[] {
  const { items, leftover } = cover(tokens, { slot: undefined, last: [], year });
  return items
    .filter(({ from }) => !isBlocked(tokens, leftover, from, peopleWords))
    .flatMap(({ to, values }): readonly Value[] =>
      // "A 58-year-old smoker": elsewhere, the word alone isn't an answer.
      values.length === 0 && tokens[to - 1]?.text === 'smoker'
        ? [{ slot: 'smokingStatus', options: ['Yes'], isGuess: false }]
        : values,
    );
}

/** Of several amounts, the largest, because the others are prices. If it's between two options, the closer one. */
function findAmount(tokens: readonly Token[]): string | undefined {
  const [largest] = tokens
    .filter(({ number = 0, isMoney }) => number >= (isMoney ? leastDollars : surelyDollars))
    .toSorted((one, other) => (other.number ?? 0) - (one.number ?? 0));
  const reading = largest && readAmount(largest);
  if (reading?.kind === 'too-low') return coverageAmounts[0];
  return reading && (largest.isMoney || reading.isExact) ? reading.options[0] : undefined;
}
