import { cutText } from '../dialogue/text/read-limits.ts';
import phraseData from './data/phrases.json' with { type: 'json' };
import { foldText } from './terms.ts';

/** What a sentence is recognized by: one of `any`, unless one of `except` is in the same sentence. */
type Rule = { any: readonly RegExp[]; except: readonly RegExp[] };

const compile = (patterns: readonly string[]) => patterns.map((pattern) => new RegExp(pattern));
const toRule = (data: Record<keyof Rule, readonly string[]>): Rule => ({
  any: compile(data.any),
  except: compile(data.except),
});
/** By what they are about: first plain words, then ways of hinting, each with what makes it ordinary. */
const danger = phraseData.danger.map(toRule);
/** What ordinary talk about death and money sounds like where the models take it for danger. */
const ordinary: Rule = { any: compile(phraseData.ordinary), except: [] };
const manipulation = toRule(phraseData.manipulation);

/** Typing errors and short forms that words of danger are often written with. */
const spellings = phraseData.spellings.map(
  ([pattern = '', word = '']) => [new RegExp(pattern, 'g'), word] as const,
);

/** Whether a message says that someone is in danger, in plain words or as people often hint at it. The models hear more. */
export function saysDanger(message: string): boolean {
  return listSentences(message)
    .map(correct)
    .some((sentence) => danger.some((rule) => matches(sentence, rule)));
}

/** Whether a message is plainly about money, grief, or a busy day, so that what the models suspect in it doesn't count. */
export function soundsOrdinary(message: string): boolean {
  return listSentences(message).some((sentence) => matches(sentence, ordinary));
}

/** Whether a message tries to make the assistant something else, or to put words into its mouth. */
export function saysManipulation(message: string): boolean {
  return listSentences(message).some((sentence) => matches(sentence, manipulation));
}

function correct(sentence: string): string {
  return spellings.reduce((text, [pattern, word]) => text.replace(pattern, word), sentence);
}

function matches(sentence: string, { any, except }: Rule): boolean {
  return any.some((pattern) => pattern.test(sentence)) && !except.some((pattern) => pattern.test(sentence));
}

/** Sentences in lower case, without apostrophes and accents, in single spaces. */
function listSentences(text: string): readonly string[] {
  return cutText(foldText(cutText(text)))
    .replaceAll("'", '')
    .replaceAll(/[“”*_~()]/g, ' ')
    .split(/(?<=[.?!])\s+|[;\n]+/)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');
}
