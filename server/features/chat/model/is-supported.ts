import { listStems } from '../search/terms.ts';
import words from './words.json' with { type: 'json' };

const maxAnswerLength = 700;
/** This share of a sentence's words must be in the source … */
const minInPassages = 0.75;
/** … and this share in the one sentence that it rewords. */
const minInOneSentence = 0.5;

const foldText = (text: string) => text.toLowerCase().replaceAll('’', "'");

/** Links and markup. What the assistant must never say is in `words.json`. */
const markup = 'https?:|www\\.|\\]\\(|[<>{}`#*|]|@';
const forbidden = new RegExp(String.raw`${markup}|\b(?:${words.banned.join('|')})\b`, 'gi');
const negation = /\b(?:not|no|never|nobody|none|nothing|without|cannot|neither|nor|rarely|seldom)\b|n't\b/i;

/** Whether a model's wording says only what the source says. */
export function isSupported(text: string, source: string): boolean {
  if (text.length > maxAnswerLength) return false;
  // A wording must never lose the number to call.
  if (/\b988\b/.test(source) && !/\b988\b/.test(text)) return false;
  const known = foldText(source);
  if ([...text.matchAll(forbidden)].some(([found]) => !known.includes(foldText(found)))) return false;
  const numbers = new Set(listNumbers(source));
  if (listNumbers(text).some((number) => !numbers.has(number))) return false;
  const terms = new Set(listStems(source));
  const sources = splitSentences(source).map((sentence) => ({
    sentence,
    terms: new Set(listStems(sentence)),
  }));
  const sentences = splitSentences(text);
  return sentences.length > 0 && sentences.every((sentence) => isSaid(sentence, terms, sources));
}

type Source = { sentence: string; terms: ReadonlySet<string> };

function isSaid(sentence: string, known: ReadonlySet<string>, sources: readonly Source[]): boolean {
  const terms = [...new Set(listStems(sentence))];
  if (terms.length === 0) return false;
  if (terms.filter((term) => known.has(term)).length / terms.length < minInPassages) return false;
  const ranked = sources
    .map((source) => ({
      source,
      share: terms.filter((term) => source.terms.has(term)).length / terms.length,
    }))
    .sort((one, other) => other.share - one.share);
  const [best] = ranked;
  if (!best || best.share < minInOneSentence) return false;
  // The same words with or without a "not" say the opposite.
  return negation.test(sentence) === negation.test(best.source.sentence);
}

function splitSentences(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}]/u.test(sentence));
}

function listNumbers(text: string): readonly string[] {
  return [...text.matchAll(/\d[\d,.]*/g)].map(([digits]) => digits.replaceAll(/[,.]+$|,/g, ''));
}
