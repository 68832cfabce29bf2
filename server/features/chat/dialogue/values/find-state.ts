import { usStates } from '../../../../../shared/quote/us-states.ts';
import lexicon from '../lexicon/states.json' with { type: 'json' };
import { createMeaningMatcher, type Find, type Sense } from '../reader/lexicon.ts';
import { refusals } from '../reader/messages.ts';
import { findClosest } from '../text/closest.ts';
import type { Token } from '../text/phrases.ts';

const codes = new Map(lexicon.codes.split(' ').map((code, index) => [code, usStates[index] ?? '']));
/** Codes that are words, too: they count in capitals, or alone. */
const wordCodes = /^(?:in|or|me|hi|ok|oh|la|id|de|al|pa|ma|mo|co|ct|ms|md|mt|ne|ar|ca|sd|nd|va)$/;
const neverAlone = /^(?:ok|hi|in|or|me|oh|la)$/;
const moves = /^(?:mov(?:e|ed)|retir\w+|relocat\w+|came|transferr\w+|went|fled|packed|here)$/;
const leads = /^(?:in|from|state|is)$/;
const statesOfTwoWords = usStates.filter((state) => state.includes(' '));
const minLetters = 5;
/** `New`, `west`. */
const minStart = 3;
const taken = new Set(lexicon.taken.split(' '));

const phrases = createMeaningMatcher(usStates, lexicon);

function named(options: readonly string[], isClear: boolean): Sense {
  return { options, isClear };
}

/** States by name, code, nickname, and city; places that were left; and places that aren't states. */
export const findState: Find = (tokens, at) => {
  const token = tokens[at];
  if (!token) return undefined;
  // `Retired to Sarasota from Michigan` leaves Michigan.
  const isLeft =
    tokens.slice(0, at).some(({ text }) => moves.test(text)) ||
    tokens.slice(at + 1).some(({ text }) => text === 'to');
  if (token.text === 'from' && isLeft) return { label: 'not', length: 1 };
  const phrase = phrases.find(tokens, at);
  if (!phrase) return readCode(tokens, at) ?? findMisspelled(tokens, at);
  const { label, length } = phrase;
  if (typeof label === 'string' || label.isClear) return phrase;
  if (label.options[0] === 'elsewhere')
    return { label: { options: [], isClear: false, refusal: refusals.elsewhere }, length };
  // `Portland OR` is one place.
  const state = phrases.find(tokens, at + phrase.length);
  const next = tokens[at + phrase.length];
  const code =
    next && (isCapital(next) || !wordCodes.test(next.text)) ? codes.get(next.text.toUpperCase()) : undefined;
  if (typeof state?.label === 'object' && state.label.isClear)
    return { label: state.label, length: phrase.length + state.length };
  return code === undefined ? phrase : { label: named([code], true), length: phrase.length + 1 };
};

function isCapital({ original }: Token): boolean {
  return original === original.toUpperCase();
}

function readCode(tokens: readonly Token[], at: number): ReturnType<Find> {
  const token = tokens[at];
  // `ID` is spelled like `I'd`.
  const text =
    token && isCapital(token) ? token.original.replaceAll('.', '') : (token?.text ?? '').toUpperCase();
  const state = codes.get(text);
  if (!token || state === undefined || !isMeant(token, tokens, at)) return undefined;
  const isOutright = token.original === token.text.toUpperCase() && !wordCodes.test(token.text);
  return { label: named([state], isOutright), length: 1 };
}

function isMeant(token: Token, tokens: readonly Token[], at: number): boolean {
  const { text } = token;
  if (tokens.length === 1) return isCapital(token) ? !/^(?:ok|hi)$/.test(text) : !neverAlone.test(text);
  // `A policy on ME`.
  if (
    text === 'me' &&
    tokens[at - 2]?.text !== 'state' &&
    /^(?:is|on|for|to|with|about|of|and)$/.test(tokens[at - 1]?.text ?? '')
  )
    return false;
  const isAfterIn = leads.test(tokens[at - 1]?.text ?? '') && at === tokens.length - 1;
  const isShouted = tokens.length > 2 && tokens.every(isCapital);
  if (isAfterIn) return true;
  if (isCapital(token) && !isShouted) return !/^(?:ok|hi)$/.test(text);
  return !wordCodes.test(text) && tokens.length <= 3;
}

/** A name with a letter or two wrong, such as `pensylvania`. */
function findMisspelled(tokens: readonly Token[], at: number): ReturnType<Find> {
  const { text = '', number } = tokens[at] ?? {};
  if (number !== undefined || taken.has(text) || !/^[a-z]/.test(text)) return undefined;
  const pair = `${text} ${tokens[at + 1]?.text ?? ''}`;
  const closestPair = text.length < minStart ? [] : findClosest(pair, statesOfTwoWords);
  if (closestPair.length === 1) return { label: named(closestPair, false), length: 2 };
  const closest = text.length < minLetters ? [] : findClosest(text, usStates);
  return closest.length > 0 && closest.length < 4 ? { label: named(closest, false), length: 1 } : undefined;
}
