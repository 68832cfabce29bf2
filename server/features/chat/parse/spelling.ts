import { everydayWords, placeMatcher, vocabulary } from './lexicon.ts';
import { numberWords } from './numbers.ts';
import type { Token } from './token.ts';

/** Short forms that everyone understands; these aren't guesses. */
const shortForms = new Map(
  `im i'm|iam i'm|ive i've|id i'd|ill i'll|dont don't|doesnt doesn't|didnt didn't|havent haven't|hasnt hasn't|isnt isn't
  aint ain't|arent aren't|wasnt wasn't|wont won't|wouldnt wouldn't|couldnt couldn't|shouldnt shouldn't|cant can't
  cannot can't|thats that's|whats what's|hows how's|theres there's|lets let's|youre you're|theyre they're|shes she's
  hes he's|u you|ur your|r are|pls please|plz please|thx thanks|ty thanks|abt about|yr year|yrs years|wk week|wks weeks
  nevr never|nver never|neva never|yse yes|yh yeah|ys yes|gud good|gd good|dk idk|smok smoke|helth health|occassionally occasionally|weke week|
  prob probably|prolly probably|hunnerd hundred|hunned hundred|hundo hundred|hunnert hundred|wkend weekend|wknd weekend|erryday everyday|mo month|missisippi mississippi|em them|w with|smokin smoking|drinkin drinking|nothin nothing|em them|mil million
  meds meds|nite night|evry every|everyday everyday|yess yes|yesss yes|noo no|nooo no|ok ok|o'clock o'clock`
    .split(/[|\n]/)
    .map((pair): [string, string] => {
      const [short = '', long = ''] = pair.trim().split(' ');
      return [short, long];
    }),
);
const minLength = 4;

/** Words that a misspelled one may stand for, by their length. */
const byLength = Map.groupBy(
  [...vocabulary, ...numberWords].filter((word) => word.length >= minLength && /^[a-z]+$/.test(word)),
  ({ length }) => length,
);

const known = new Set(numberWords);

/** Whether the word is right as it is. */
export function isKnownWord(word: string): boolean {
  return vocabulary.has(word) || everydayWords.has(word) || known.has(word);
}

export function correctSpelling(token: Token): Token {
  const short = shortForms.get(token.text);
  if (short !== undefined) return { ...token, text: short };
  const text = shorten(token.text);
  // "Health's good" says what health is.
  const bare = text.replace(/'s$/, '');
  if (bare !== text && vocabulary.has(bare) && !vocabulary.has(text)) return { ...token, text: bare };
  if (isKnownWord(text)) return text === token.text ? token : { ...token, text };
  if (text.length < minLength || text.length > 24 || !/^[a-z]+$/.test(text)) return token;
  if (placeMatcher.words.has(text)) return token;
  // Steven isn't seven.
  const isName = /^\p{Lu}/u.test(token.raw);
  const close = [1, 0, -1]
    .flatMap((more) => byLength.get(text.length + more) ?? [])
    .filter((word) => isClose(text, word) && !(isName && known.has(word)));
  // The first letter is rarely wrong.
  const closest = close.find((word) => word[0] === text[0]) ?? close[0];
  return closest === undefined ? token : { ...token, text: closest, isCorrected: true };
}

/** `yesss` is yes, and `ummmm` is um. */
function shorten(word: string): string {
  if (!/([a-z])\1\1/.test(word)) return word;
  const doubled = word.replace(/([a-z])\1{2,}/g, '$1$1');
  return isKnownWord(doubled) ? doubled : word.replace(/([a-z])\1{2,}/g, '$1');
}

/** One letter left out, added, or replaced, or two neighbors swapped. */
function isClose(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end))
    end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
