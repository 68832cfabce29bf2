import { foldText, listTerms } from '../answers/terms.ts';
import type { Passage } from '../knowledge.ts';

const longestAnswer = 700;
/** Of the words of a sentence, this share has to be in the passages … */
const leastInPassages = 0.75;
/** … and this share in the one sentence of them that it says again. */
const leastInOneSentence = 0.5;

/** Links and marks of other formats. */
const markup = 'https?:|www\\.|\\]\\(|[<>{}`#*|]|@';
/** What no one here may say. */
const bannedPhrases = [
  String.raw`guarantee\w*`,
  String.raw`promis\w*`,
  'approved',
  'approval is',
  'you (?:will|would|are|can) (?:be |get )?(?:approved|accepted|eligible|covered)',
  'you qualify',
  'you are qualified',
  String.raw`recommend\w*`,
  'you should',
  'you ought',
  'you must',
  'best for you',
  'right for you',
  'my advice',
  'i advise',
  'i suggest',
  'trust me',
  'as an ai',
  'language model',
  'system prompt',
  'instructions',
  'stupid',
  'idiot',
  'dumb',
  'moron',
  'damn',
  'hell',
  'shut up',
];
const forbidden = new RegExp(String.raw`${markup}|\b(?:${bannedPhrases.join('|')})\b`, 'gi');
const negation = /\b(?:not|no|never|nobody|none|nothing|without|cannot|neither|nor|rarely|seldom)\b|n't\b/i;

/** Whether a model's wording says nothing that the passages do not say. */
export function isSupported(text: string, passages: readonly Passage[]): boolean {
  const source = passages.map((passage) => passage.text).join('\n');
  if (text.length > longestAnswer) return false;
  // The number to call is the last thing that a wording may lose.
  if (/\b988\b/.test(source) && !/\b988\b/.test(text)) return false;
  const known = foldText(source);
  if ([...text.matchAll(forbidden)].some(([found]) => !known.includes(foldText(found)))) return false;
  const numbers = new Set(listNumbers(source));
  if (listNumbers(text).some((number) => !numbers.has(number))) return false;
  const terms = new Set(listTerms(source));
  const sources = splitSentences(source).map((sentence) => ({
    sentence,
    terms: new Set(listTerms(sentence)),
  }));
  const sentences = splitSentences(text);
  return sentences.length > 0 && sentences.every((sentence) => isSaid(sentence, terms, sources));
}

type Source = { sentence: string; terms: ReadonlySet<string> };

function isSaid(sentence: string, known: ReadonlySet<string>, sources: readonly Source[]): boolean {
  const terms = [...new Set(listTerms(sentence))];
  if (terms.length === 0) return false;
  if (terms.filter((term) => known.has(term)).length / terms.length < leastInPassages) return false;
  const ranked = sources
    .map((source) => ({
      source,
      share: terms.filter((term) => source.terms.has(term)).length / terms.length,
    }))
    .sort((one, other) => other.share - one.share);
  const [best] = ranked;
  if (!best || best.share < leastInOneSentence) return false;
  // The same words with a "not" more or less say the opposite.
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
