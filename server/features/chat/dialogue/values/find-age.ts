import { maxAge, minAge } from '../../../../../shared/quote/quick-info.ts';
import lexicon from '../lexicon/age.json' with { type: 'json' };
import type { Find, Sense } from '../reading/lexicon.ts';
import { refusals } from '../reading/messages.ts';
import { createPhraseMatcher } from '../reading/phrases.ts';

const phrases = createPhraseMatcher(
  Object.entries(lexicon).flatMap(([kind, list]) => list.map((phrase) => [kind, phrase] as const)),
);
const oldest = 120;
const date = /^(?:\d+(?:\/\d+)+|19[3-9]\d|200\d)$/;

/** Ages of today, ages that are near, and numbers of something else. */
export const findAge: Find = (tokens, at) => {
  const phrase = phrases.find(tokens, at);
  const token = tokens[at];
  if (token && date.test(token.original)) return { label: vague, length: 1 };
  if (!phrase) {
    const isBare = token?.number !== undefined && token.isMoney !== true && !/^['-]/.test(token.original);
    return isBare ? { label: readAge(token.number ?? 0, false), length: 1 } : undefined;
  }
  const { label, length } = phrase;
  const number = tokens
    .slice(at, at + length)
    .find((one) => one.number !== undefined && one.isMoney !== true)?.number;
  if (label === 'about') return { label: 'topic', length };
  if (label === 'other') return { label: 'number', length };
  if (label === 'vague' || number === undefined) return { label: vague, length };
  if (label === 'now')
    return {
      label: readAge(number, /^(?:i'm|age|my|turned|just|i)$/.test(token?.text ?? '') || length > 2),
      length,
    };
  const options = [number - 1, number].filter((age) => age >= minAge && age <= maxAge).map(String);
  return { label: { options, note: 'today', isClear: false }, length };
};

const vague: Sense = { options: [], note: 'exactly', isClear: false };

function readAge(years: number, isClear: boolean): Sense {
  const age = Math.floor(years);
  if (age > oldest) return vague;
  if (age < minAge || age > maxAge)
    return { options: [], isClear, refusal: refusals.otherAge(minAge, maxAge) };
  return { options: [String(age)], isClear };
}
