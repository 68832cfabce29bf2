import { maxAge, minAge } from '../../../../../shared/quote/quick-info.ts';
import lexicon from '../lexicon/age.json' with { type: 'json' };
import type { Find, Sense } from '../reader/lexicon.ts';
import { refusals } from '../reader/messages.ts';
import { createLabeledMatcher } from '../text/phrases.ts';

const phrases = createLabeledMatcher(lexicon);
const oldest = 120;
const date = /^(?:\d+(?:\/\d+)+|19[3-9]\d|200\d)$/;
const vague: Sense = { options: [], note: 'exactly', isClear: false };

/** Ages of today, ages that are near, and numbers of something else. */
export const findAge: Find = (tokens, at) => {
  const { text = '', original = '', number: own, isMoney = false } = tokens[at] ?? {};
  if (date.test(original)) return { label: vague, length: 1 };
  const { label, length } = phrases.find(tokens, at) ?? { label: 'bare', length: 1 };
  if (label === 'bare')
    return own === undefined || isMoney || /^['-]/.test(original)
      ? undefined
      : { label: readAge(own, false), length };
  if (label === 'about') return { label: 'topic', length };
  if (label === 'other') return { label: 'number', length };
  const number = tokens
    .slice(at, at + length)
    .find((one) => one.number !== undefined && !one.isMoney)?.number;
  if (label === 'vague' || number === undefined) return { label: vague, length };
  if (label === 'now')
    return { label: readAge(number, length > 2 || /^(?:i'm|age|my|turned|just|i)$/.test(text)), length };
  const options = [number - 1, number].filter((age) => age >= minAge && age <= maxAge).map(String);
  return { label: { options, note: 'today', isClear: false }, length };
};

function readAge(years: number, isClear: boolean): Sense {
  const age = Math.floor(years);
  if (age > oldest) return vague;
  if (age < minAge || age > maxAge)
    return { options: [], isClear, refusal: refusals.otherAge(minAge, maxAge) };
  return { options: [String(age)], isClear };
}
