import { usStates } from '../../../../../shared/quote/quick-info.ts';
import { findClosest } from '../text/closest.ts';
import type { Part } from '../text/message-parts.ts';
import { isNegatedAt, offer, type Reader, type Reading } from './reading.ts';
import {
  anyName,
  cityPatterns,
  elsewhere,
  namePatterns,
  nicknamePatterns,
  sharedNames,
  statesByCode,
} from './state-names.ts';

const lives =
  /\b(?:liv(?:e|es|ing|in)|reside|residing|resident|residence|based|located|home is|moved|relocated|state(?: is|:| of)?|i'm (?:in|from|out of|down in|up in|over in)|(?:in|from|outside|near|around) )\b/;
/** Codes that are words too: they only count in capitals, or alone after `in`. */
const wordCodes = new Set([
  'in',
  'or',
  'me',
  'hi',
  'ok',
  'oh',
  'la',
  'id',
  'de',
  'al',
  'pa',
  'ma',
  'mo',
  'co',
  'ct',
  'ms',
  'md',
  'mt',
  'ne',
  'ar',
  'ca',
  'sd',
  'nd',
]);
const common = new Set([
  'main',
  'mine',
  'idea',
  'never',
  'organ',
  'indian',
  'texts',
  'video',
  'audio',
  'oregano',
  'allowed',
  'alaskan',
  'state',
  'states',
]);
const former =
  /\b(?:(?:moved|relocated|came|moving) from|(?<=\bto (?:\w+ ){1,2})from|used to (?:live|be) in|born (?:and raised )?in|grew up in|raised in|originally (?:from|in)|formerly (?:of|in)|left|work in|works in|was in|lived in|went to school in)\b/g;

/** The place named after `from` in a text about moving is one that was left: `retired to Sarasota from Michigan`. */
const moves = /\b(?:mov(?:e|ed|ing)|retir\w+|relocat\w+|came|transferr\w+|went|fled|packed)\b/;
/** Places of another time: to be, or of birth. They are asked back unless the text says which one is of now. */
const otherTimes =
  /\b(?:grew up|born|raised|used to be|formerly|originally|next (?:month|year|week|summer|spring|fall|winter)|(?:about|going|hoping|hope|plan\w*|want|wanting|looking|like|love) (?:to|on) (?:move|moving|relocat\w*|retir\w*|be|live|living|go)|(?:will|i'll) (?:move|be|live)|moving|anywhere but|vacation|winters?|summers?|visiting|stationed)\b/;
const ofNow =
  /\b(?:currently|now|nowadays|these days|still|live in|living in|i'm in (?!the (?:process|middle))|just moved|been in)\b/;

type Found = { state: string; index: number; end: number };

export const stateReader: Reader = {
  slot: 'state',
  read(part, isAsked) {
    const { text } = part;
    const isStated = lives.test(text);
    const found = findStates(part, isAsked || isStated);
    const isOtherTime = otherTimes.test(text) && !ofNow.test(text);
    const here = isOtherTime ? found : keepCurrent(text, found);
    const states = [...new Set(here.map(({ state }) => state))];
    const [only, ...more] = states;
    if (only !== undefined && more.length === 0 && !isOtherTime)
      return { kind: 'value', value: only, source: 'topic' };
    if (only !== undefined) return offer(states.slice(0, 4), undefined, 'topic');
    if (found.length > 0) return undefined;
    return readOther(text, isAsked, isStated);
  },
};

function findStates({ text, original }: Part, isPlace: boolean): Found[] {
  const found: Found[] = [];
  if (!anyName.test(text)) return withCodes(found, original, text, isPlace);
  let rest = text.replace(elsewhere, (place) =>
    /new mexico/.test(text) && place === 'mexico' ? place : ' '.repeat(place.length),
  );
  const take = (state: string, pattern: RegExp) => {
    for (const match of [...rest.matchAll(pattern)]) {
      found.push({ state, index: match.index, end: match.index + match[0].length });
      rest =
        rest.slice(0, match.index) + '_'.repeat(match[0].length) + rest.slice(match.index + match[0].length);
    }
  };
  if (isPlace)
    for (const [pattern] of sharedNames)
      if (/kansas|carolina|dakota/.test(pattern.source))
        rest = rest.replace(/\bkansas city\b/, (city) => '_'.repeat(city.length));
  for (const [state, pattern] of nicknamePatterns.filter(([, { source }]) => source.includes(' ')))
    take(state, pattern);
  for (const [state, pattern] of namePatterns) take(state, pattern);
  if (!isPlace) return withCodes(found, original, text, false);
  for (const [state, pattern] of [...nicknamePatterns, ...cityPatterns]) take(state, pattern);
  return withCodes(found, original, text, true);
}

/** Codes in capitals anywhere, and in small letters where a place is expected. A city and its code are one state. */
function withCodes(found: Found[], original: string, text: string, isPlace: boolean): Found[] {
  const isAllCapitals = original === original.toUpperCase() && original.length > 3;
  const codes: Found[] = [];
  for (const match of original.matchAll(/(?<![\p{L}\p{N}'$])([A-Za-z])\.? ?([A-Za-z])\.?(?![\p{L}'])/gu)) {
    const written = `${match[1] ?? ''}${match[2] ?? ''}`;
    if (/\s/.test(match[0].trim())) continue;
    const state = statesByCode.get(written.toUpperCase());
    if (state === undefined || written === 'LA' || written.toLowerCase() === 'la') continue;
    if (!isCode(written, { original, text, isPlace, isAllCapitals })) continue;
    const index = Math.max(0, text.indexOf(written.toLowerCase()));
    codes.push({ state, index, end: index + 2 });
  }
  const [code, ...more] = codes;
  if (code && more.length === 0 && found.length === 1 && !/\b(?:to|or|and|from)\b/.test(text)) return [code];
  return [...found, ...codes];
}

type Written = { original: string; text: string; isPlace: boolean; isAllCapitals: boolean };

function isCode(written: string, { original, text, isPlace, isAllCapitals }: Written): boolean {
  const isAlone = original.replace(/[^\p{L}]/gu, '').length === 2;
  const isCapital = written === written.toUpperCase();
  const lower = written.toLowerCase();
  const isWord = wordCodes.has(lower);
  if (isAlone)
    return (
      isPlace &&
      (isCapital ? lower !== 'ok' && lower !== 'hi' : !['ok', 'hi', 'in', 'or', 'me', 'oh'].includes(lower))
    );
  if (isCapital && !isAllCapitals)
    return lower !== 'ok' && lower !== 'hi' ? true : isPlace && new RegExp(`\\bin ${lower}\\b`).test(text);
  const isAfterIn = new RegExp(`\\b(?:in|from|state is|state:|live in) ${lower}$`).test(text);
  if (isWord) return isPlace && isAfterIn;
  return isPlace && (isAfterIn || text.split(' ').length <= 3);
}

/** Without those a person has left or takes back: `moved from Ohio to Texas`, `Ohio, not Texas`. */
function keepCurrent(text: string, found: readonly Found[]): Found[] {
  const left = [...text.matchAll(former)].map((match) => match.index + match[0].length);
  return found.filter(({ index, end }) => {
    const before = text.slice(0, index);
    if (/^ (?:originally|until|before)\b/.test(text.slice(end))) return false;
    if (/\b(?:not|isn't|instead of|rather than|no longer in|never|don't live) (?:in |from )?$/.test(before))
      return false;
    if (found.length === 1 && /\bmoved? from $|used to live in $|no longer /.test(before)) return false;
    if (/\b(?:left|fled|escaped|leaving|fleeing) $/.test(before)) return false;
    if (moves.test(before) && /\bfrom (?:\w+ )?$/.test(before)) return false;
    if (found.length === 1) return !(isNegatedAt(text, index) && /\b(?:not|don't|no longer)\b/.test(before));
    return !left.some((from) => before.slice(from).trim() === '' && from <= index);
  });
}

function readOther(text: string, isAsked: boolean, isStated: boolean): Reading | undefined {
  if (elsewhere.test(text) && (isAsked || isStated)) {
    const message = 'That is not one of the 50 states, and the carriers here serve those only.';
    return { kind: 'refusal', message, source: isStated ? 'topic' : 'bare' };
  }
  if (!isAsked && !/\b(?:live|living|reside|based|located|i'm (?:in|from)) /.test(text)) return undefined;
  const shared = sharedNames.find(([pattern]) => pattern.test(text));
  if (shared) return offer(shared[1]);
  if (!isAsked) return undefined;
  const alone = statesByCode.get(text.toUpperCase());
  if (alone !== undefined) return offer([alone]);
  return readMisspelled(text);
}

function readMisspelled(text: string): Reading | undefined {
  const place = text
    .replace(/^.*\b(?:live in|living in|i'm in|i'm from|from|in|state is|the state of|it's|its)\s+/, '')
    .replace(/[^a-z ]/g, '')
    .trim();
  if (place.length < 4 || place.split(' ').length > 3 || common.has(place)) return undefined;
  const closest = findClosest(place, usStates);
  if (closest.length === 0) return undefined;
  const only = closest[0];
  if (closest.length === 1 && only !== undefined && place.length >= 5)
    return { kind: 'value', value: only, source: 'bare' };
  return offer(closest.slice(0, 3));
}
