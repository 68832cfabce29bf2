import { findState, usStates } from '../../../../shared/quote/us-states.ts';
import { elsewhereMatcher, placeMatcher } from './lexicon.ts';
import { createPhraseMatcher } from './phrase-matcher.ts';
import { isLone, type Token } from './token.ts';

const names = createPhraseMatcher(usStates.map((state) => [state, state.toLowerCase()] as const));
/** Codes that are words, too. In lowercase they count only alone, and then are a guess. */
const wordCodes = /^(?:in|or|me|hi|ok|oh|la|id|de|al|pa|ma|mo|co|ct|ms|md|mt|ne|ar|ca|sd|nd|va)$/;

export type StateReading = { end: number } & (
  | { kind: 'state'; states: readonly string[]; isGuess: boolean }
  | { kind: 'elsewhere' }
);

/**
 * The state that begins at a token: by name or code, or, as a guess, by a city. With `isAsked` a lowercase code alone
 * counts, too.
 */
export function readState(tokens: readonly Token[], at: number, isAsked: boolean): StateReading | undefined {
  const token = tokens[at];
  if (!token || token.number !== undefined) return undefined;
  const [elsewhere] = elsewhereMatcher.find(tokens, at);
  if (elsewhere) return { kind: 'elsewhere', end: elsewhere.end };
  const named = longest(names.find(tokens, at));
  const place = longest(placeMatcher.find(tokens, at));
  if (place && place.end > (named?.end ?? at)) return withState(tokens, place.end, place.label);
  if (named) {
    // "Washington DC" isn't Washington, and "New York City" is a city of its state.
    if (/^(?:d\.?c\.?)$/.test(tokens[named.end]?.text ?? ''))
      return { kind: 'elsewhere', end: named.end + 1 };
    const isGuess = tokens.slice(at, named.end).some(({ isCorrected }) => isCorrected);
    return { kind: 'state', states: [named.label], isGuess, end: named.end };
  }
  const state = readCode(tokens, at, isAsked);
  return state && { kind: 'state', ...state, end: at + 1 };
}

/** `Portland OR` names its state. A city alone is a guess. */
function withState(tokens: readonly Token[], at: number, guess: string): StateReading {
  const state = longest(names.find(tokens, at));
  if (state) return { kind: 'state', states: [state.label], isGuess: false, end: state.end };
  const code = findCode(tokens[at]?.raw ?? '');
  if (code !== undefined && /^[A-Z.]+$/.test(tokens[at]?.raw ?? ''))
    return { kind: 'state', states: [code], isGuess: false, end: at + 1 };
  return { kind: 'state', states: guess.split('|'), isGuess: true, end: at };
}

function readCode(tokens: readonly Token[], at: number, isAsked: boolean) {
  const { raw = '', text = '' } = tokens[at] ?? {};
  const code = raw.replaceAll('.', '');
  const state = findCode(code);
  if (state === undefined) return undefined;
  const isCapital = code === code.toUpperCase();
  const isShouted = tokens.length > 2 && tokens.slice(0, 8).every(({ raw }) => raw === raw.toUpperCase());
  const isListed =
    isAsked || /^(?:in|from|state|live)$/.test(tokens[at - 1]?.text ?? '') || isLone(tokens, at);
  if (isCapital && !isShouted && !/^(?:OK|HI)$/.test(code)) return { states: [state], isGuess: !isListed };
  if (isCapital && isAsked && tokens.length === 1) return { states: [state], isGuess: false };
  const isAfterIn = /^(?:in|from|state)$/.test(tokens[at - 1]?.text ?? '') && at === tokens.length - 1;
  if (!wordCodes.test(text) && (isAsked || isAfterIn || isCapital))
    return { states: [state], isGuess: false };
  if (isAsked && (tokens.length === 1 || isAfterIn)) return { states: [state], isGuess: !isAfterIn };
  return undefined;
}

function findCode(text: string): string | undefined {
  const letters = text.replaceAll('.', '');
  return letters.length === 2 ? findState(letters) : undefined;
}

function longest<Found extends { end: number }>(found: readonly Found[]): Found | undefined {
  return found.reduce<Found | undefined>((best, one) => (one.end > (best?.end ?? 0) ? one : best), undefined);
}
