import { age as ageQuestion } from '../../../../../shared/quote/questions/age.ts';
import lexicon from '../lexicon/age.json' with { type: 'json' };
import numbers from '../lexicon/numbers.json' with { type: 'json' };
import type { Find, Sense } from '../reader/lexicon.ts';
import { refusals } from '../reader/messages.ts';
import { createLabeledMatcher, type Token } from '../text/phrases.ts';

const { min: minAge, max: maxAge } = ageQuestion.range;

const phrases = createLabeledMatcher(lexicon);
/** Digits that sound like other words: `forty for`. */
const misheard = new Map(Object.entries(numbers.misheard));
const oldest = 120;
const date = /^(?:\d+(?:\/\d+)+|19[3-9]\d|200\d)$/;
const senses: Readonly<Record<string, Sense>> = { about: 'topic', other: 'number', around: 'except' };
const vague: Sense = { options: [], note: 'exactly', isClear: false };

/** Ages of today, ages that are near, and numbers of something else. */
export const findAge: Find = (tokens, at) => {
  const { original = '', number: own, isMoney = false } = tokens[at] ?? {};
  if (date.test(original)) return { label: vague, length: 1 };
  const found = phrases.find(tokens, at);
  if (found)
    return {
      label: senses[found.label] ?? readPhrase(tokens.slice(at, at + found.length), found.label),
      length: found.length,
    };
  const spoken = readDigits(tokens.slice(at));
  if (spoken !== undefined) return { label: readAge(spoken, false), length: 2 };
  return own === undefined || isMoney || /^['-]/.test(original)
    ? undefined
    : { label: readAge(own, false), length: 1 };
};

function readPhrase(tokens: readonly Token[], label: string): Sense {
  const at = tokens.findIndex((one) => one.number !== undefined && !one.isMoney);
  const { number, original = '' } = tokens[at] ?? {};
  if (label === 'vague' || number === undefined) return vague;
  if (label === 'less') return readAge(subtract(tokens), false);
  const isClear = tokens.length > 2 || /^(?:i'm|age|my|turned|just|i)$/.test(tokens[0]?.text ?? '');
  if (label === 'now') return readAge(number, isClear);
  // `Forty for`, which is hardly what `40 for` is.
  const heard = number + (misheard.get(tokens[at + 1]?.text ?? '') ?? 0);
  const isSpoken = number % 10 === 0 && !/\d/.test(original);
  const said = isSpoken ? heard : number;
  const near = label === 'heard' ? [said] : [label === 'next' ? said - 1 : number, said];
  const options = [...new Set(near)].filter((age) => age >= minAge && age <= maxAge).map(String);
  return { options, note: label === 'next' ? 'today' : undefined, isClear: false };
}

/** `Two years shy of 80`, `80 minus one`: the smaller number from the larger. */
function subtract(tokens: readonly Token[]): number {
  const numbers = tokens.flatMap(({ number }) => number ?? []);
  return Math.max(...numbers) - (numbers.length > 1 ? Math.min(...numbers) : 1);
}

/** `4 0`, `five oh`: an age in single digits. */
function readDigits([first, second, third]: readonly Token[]): number | undefined {
  const unit = /^(?:zero|oh|o)$/.test(second?.text ?? '') ? 0 : second?.number;
  const [tens = 0, after] = [first?.number, third?.number];
  const isOne = [tens, unit].every(
    (one) => one !== undefined && Number.isInteger(one) && one >= 0 && one < 10,
  );
  return isOne && unit !== undefined && tens > 0 && after === undefined ? 10 * tens + unit : undefined;
}

function readAge(years: number, isClear: boolean): Sense {
  const age = Math.floor(years);
  if (age > oldest) return vague;
  if (age < minAge || age > maxAge)
    return { options: [], isClear, refusal: refusals.otherAge(minAge, maxAge) };
  return { options: [String(age)], isClear };
}
