import {
  forbiddenParts,
  forbiddenStarts,
  forbiddenWords,
  mailOwners,
  personalNames,
  runOns,
} from './forbidden-words.ts';
import { replaceLookAlikes } from './look-alikes.ts';

/**
 * Whether a key of `additionalData` names health, smoking, or other habits that carriers ask about, a person's name, an
 * email, a phone, or an address, in any spelling. Such values don't belong in an analytics event (see the HTTP API,
 * "The analytics beacon"). `formName` and `carrierName` don't name a person.
 */
export function isForbiddenKey(key: string): boolean {
  const known = evaluated.get(key);
  if (known !== undefined) return known;
  // Sites send the same few keys over and over. The limit keeps strangers from filling the memory.
  if (evaluated.size >= maxEvaluated) evaluated.clear();
  const isForbidden = listSpellings(key.slice(0, maxLength)).some(isForbiddenSpelling);
  evaluated.set(key, isForbidden);
  return isForbidden;
}

const evaluated = new Map<string, boolean>();
const maxEvaluated = 1000;
/** Twice the maximum length of a key, because some characters only look long. */
const maxLength = 200;

const digitLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
};

/** The possible readings of a key: as it is, and with digits and letter pairs replaced by the letters they resemble. */
function listSpellings(key: string): readonly string[] {
  const plain = replaceLookAlikes(key);
  const withLetters = plain.replaceAll(/[034578@$]/g, (digit) => digitLetters[digit] ?? digit);
  return [
    ...new Set([
      plain,
      withLetters,
      withLetters.replaceAll(/[1|!]/g, 'i'),
      withLetters.replaceAll(/[1|!]/g, 'l'),
      withLetters.replaceAll(/(?<=[a-z])I/g, 'l'),
      withLetters.replaceAll(/rn/gi, 'm'),
    ]),
  ];
}

function isForbiddenSpelling(key: string): boolean {
  const words = splitWords(key);
  const whole = singular(words.join(''));
  if (whole === 'name' || whole === 'mail') return true;
  if (words[0] === 'name' && isPersonal(words[1])) return true;
  const joined = words.join('');
  let offset = 0;
  return words.some((word, index) => {
    // A separator may split a word, as in `e-mail`.
    const begins = beginsForbidden(joined.slice(offset, offset + maxStart));
    offset += word.length;
    return begins || isForbiddenAt(words, index);
  });
}

/** Whether the word at this index, or that word together with the ones after it, is forbidden. */
function isForbiddenAt(words: readonly string[], index: number): boolean {
  const word = words[index] ?? '';
  const next = words[index + 1] ?? '';
  const single = singular(word);
  return (
    forbiddenPart.test(word) ||
    isForbiddenWord(single) ||
    (word.length === 1 && next.length === 1 && isForbiddenWord(spellOut(words, index))) ||
    runOns.some((owner) => word.startsWith(owner) && beginsForbidden(word.slice(owner.length))) ||
    (next.startsWith('name') && singular(next) === 'name' && isPersonal(word)) ||
    (next.startsWith('mail') && singular(next) === 'mail' && mailOwners.includes(word)) ||
    personalName.test(word)
  );
}

/**
 * Joins single letters, starting at an index, as in `s.s.n`. A run that is longer than any forbidden word doesn't
 * count.
 */
function spellOut(words: readonly string[], index: number): string {
  const letters = words.slice(index, index + maxWord + 1);
  const end = letters.findIndex(({ length }) => length > 1);
  return letters.slice(0, end === -1 ? letters.length : end).join('');
}

const maxWord = Math.max(...forbiddenWords.map(({ length }) => length));
const forbiddenPart = new RegExp(forbiddenParts.join('|'));
const personalName = new RegExp(`^(?:${personalNames.join('|')})name(?!space)`);
const forbiddenStart = new RegExp(`^(?:${forbiddenStarts.join('|')})`);
/** No forbidden word is longer than this, so the rest of a key doesn't matter. */
const maxStart = Math.max(...forbiddenStarts.map(({ length }) => length));

function beginsForbidden(word: string): boolean {
  return forbiddenStart.test(word);
}

function isForbiddenWord(word: string): boolean {
  return forbiddenWords.some((each) => each === word);
}

function isPersonal(word: string | undefined): boolean {
  return personalNames.some((owner) => owner === word);
}

function singular(word: string): string {
  return word.replace(/s$/, '');
}

/** Splits a key at case changes (camelCase, PascalCase) and at everything that isn't a letter. */
function splitWords(key: string): string[] {
  return key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
}
