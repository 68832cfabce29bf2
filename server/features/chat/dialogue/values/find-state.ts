import { usStates } from '../../../../../shared/quote/quick-info.ts';
import lexicon from '../lexicon/states.json' with { type: 'json' };
import { findClosest } from '../reading/closest.ts';
import type { Find, Sense } from '../reading/lexicon.ts';
import { refusals } from '../reading/messages.ts';
import { createPhraseMatcher, type Token } from '../reading/phrases.ts';

const codes = new Map(lexicon.codes.split(' ').map((code, index) => [code, usStates[index] ?? '']));
/** Codes that are words, too: they count in capitals, or alone. */
const wordCodes = /^(?:in|or|me|hi|ok|oh|la|id|de|al|pa|ma|mo|co|ct|ms|md|mt|ne|ar|ca|sd|nd|va)$/;
const neverAlone = /^(?:ok|hi|in|or|me|oh|la)$/;
const moves = /^(?:mov(?:e|ed)|retir\w+|relocat\w+|came|transferr\w+|went|fled|packed|here)$/;

const phrases = createPhraseMatcher<Sense>([
  ...usStates.map((state) => [named([state], true), state.toLowerCase()] as const),
  ...usStates
    .filter((state) => state.includes(' '))
    .map((state) => [named([state], true), state.toLowerCase().replace(' ', '')] as const),
  ...Object.entries(lexicon.names).flatMap(([state, names]) =>
    names.split('|').map((name) => [named([state], false), name] as const),
  ),
  ...Object.entries(lexicon.shared).map(([name, states]) => [named(states.split('|'), false), name] as const),
  ...lexicon.elsewhere.map(
    (place) => [{ options: [], isClear: false, refusal: refusals.elsewhere }, place] as const,
  ),
  ...lexicon.left.map((phrase) => ['not', phrase] as const),
  ...lexicon.plans.map((phrase) => ['if', phrase] as const),
  ...lexicon.about.map((phrase) => ['topic', phrase] as const),
]);

function named(options: readonly string[], isClear: boolean): Sense {
  return { options, isClear };
}

/** States by name, code, nickname, and city; places that were left; and places that aren't states. */
export const findState: Find = (tokens, at) => {
  const phrase = phrases.find(tokens, at);
  const token = tokens[at];
  if (!token) return undefined;
  if (token.text === 'from' && isLeft(tokens, at)) return { label: 'not', length: 1 };
  const state = codes.get(token.text.toUpperCase());
  const isCode = token.text.length === 2 && state !== undefined && isMeant(token, tokens, at);
  const isOutright = token.original === token.text.toUpperCase() && !wordCodes.test(token.text);
  if (isCode && !phrase) return { label: named([state], isOutright), length: 1 };
  if (phrase) return withCode(phrase, tokens, at);
  return findMisspelled(tokens, at);
};

/** `Portland OR` is one place. */
function withCode(
  phrase: { label: Sense; length: number },
  tokens: readonly Token[],
  at: number,
): { label: Sense; length: number } {
  const next = tokens[at + phrase.length];
  const code = next && codes.get(next.text.toUpperCase());
  const name =
    next &&
    usStates.find(
      (state) =>
        state.toLowerCase() === next.text ||
        state.toLowerCase() === `${next.text} ${tokens[at + phrase.length + 1]?.text ?? ''}`,
    );
  if (typeof phrase.label === 'string' || phrase.label.isClear || (code === undefined && name === undefined))
    return phrase;
  const isCapital = next?.original === next?.original.toUpperCase();
  if (name !== undefined)
    return { label: named([name], true), length: phrase.length + name.split(' ').length };
  return code !== undefined && (isCapital || !wordCodes.test(next?.text ?? ''))
    ? { label: named([code], true), length: phrase.length + 1 }
    : phrase;
}

/** `Retired to Sarasota from Michigan` leaves Michigan. */
function isLeft(tokens: readonly Token[], at: number): boolean {
  return (
    tokens.slice(0, at).some(({ text }) => moves.test(text)) ||
    tokens.slice(at).some(({ text }, index) => index > 0 && text === 'to')
  );
}

function isMeant({ text, original }: Token, tokens: readonly Token[], at: number): boolean {
  const isCapital = original === original.toUpperCase();
  const isShouted = tokens.length > 2 && tokens.every((one) => one.original === one.original.toUpperCase());
  const isAfterIn = /^(?:in|from|state|is)$/.test(tokens[at - 1]?.text ?? '') && at === tokens.length - 1;
  if (tokens.length === 1) return isCapital ? !/^(?:ok|hi)$/.test(text) : !neverAlone.test(text);
  if (isCapital && !isShouted) return !/^(?:ok|hi)$/.test(text) || isAfterIn;
  if (wordCodes.test(text)) return isAfterIn;
  return isAfterIn || tokens.length <= 3;
}

const minLetters = 5;
/** `New`, `west`. */
const minStart = 3;

const statesOfTwoWords = usStates.filter((state) => state.includes(' '));

/** A name with a letter or two wrong, such as `pensylvania`. */
function findMisspelled(tokens: readonly Token[], at: number): { label: Sense; length: number } | undefined {
  const { text = '', number } = tokens[at] ?? {};
  if (number !== undefined || isTaken(text) || !/^[a-z]/.test(text)) return undefined;
  const pair = `${text} ${tokens[at + 1]?.text ?? ''}`;
  const closestPair = text.length < minStart ? [] : findClosest(pair, statesOfTwoWords);
  if (closestPair.length === 1) return { label: named(closestPair, false), length: 2 };
  if (text.length < minLetters) return undefined;
  const closest = findClosest(text, usStates);
  return closest.length > 0 && closest.length < 4 ? { label: named(closest, false), length: 1 } : undefined;
}

const taken = new Set(
  'main mine idea never organ indian texts video audio oregano allowed alaskan state states moving maybe retired divorce settled living california'.split(
    ' ',
  ),
);

function isTaken(text: string): boolean {
  return taken.has(text);
}
