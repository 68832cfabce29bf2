import { cutText } from '../dialogue/text/read-limits.ts';
import phraseData from './data/phrases.json' with { type: 'json' };
import { foldText } from './terms.ts';

/** A sentence is recognized by one of `any`, unless it also has one of `except`. */
type Rule = { any: readonly RegExp[]; except: readonly RegExp[] };

const compile = (patterns: readonly string[]) => patterns.map((pattern) => new RegExp(pattern));
const toRule = (data: Record<keyof Rule, readonly string[]>): Rule => ({
  any: compile(data.any),
  except: compile(data.except),
});
/** By topic: first plain words, then hints, each with what makes it ordinary. */
const danger = phraseData.danger.map(toRule);
/** Ordinary talk about death and money that the models would mistake for danger. */
const ordinary: Rule = { any: compile(phraseData.ordinary), except: [] };
const manipulation = toRule(phraseData.manipulation);

/** Typos and short forms that are common in words about danger. */
const spellings = phraseData.spellings.map(
  ([pattern = '', word = '']) => [new RegExp(pattern, 'g'), word] as const,
);

/** Whether a message says that someone is in danger, plainly or in a common hint. The models recognize more. */
export function saysDanger(message: string): boolean {
  return listSentences(message)
    .map(correct)
    .some((sentence) => danger.some((rule) => matches(sentence, rule)));
}

/** Whether a message is clearly about money, grief, or a busy day, so that the models' suspicion doesn't count. */
export function soundsOrdinary(message: string): boolean {
  return listSentences(message).some((sentence) => matches(sentence, ordinary));
}

/** Whether a message tries to turn the assistant into something else, or to put words in its mouth. */
export function saysManipulation(message: string): boolean {
  return listSentences(message).some((sentence) => matches(sentence, manipulation));
}

function correct(sentence: string): string {
  return spellings.reduce((text, [pattern, word]) => text.replace(pattern, word), sentence);
}

function matches(sentence: string, { any, except }: Rule): boolean {
  return any.some((pattern) => pattern.test(sentence)) && !except.some((pattern) => pattern.test(sentence));
}

/** Sentences in lower case, without apostrophes and accents, in single spaces. `The policy, I mean` belongs to the one before. */
function listSentences(text: string): readonly string[] {
  return cutText(foldText(cutText(text)))
    .replaceAll("'", '')
    .replaceAll(/[“”*_~()]/g, ' ')
    .split(/(?<=[.?!])\s+(?!(?:the|my|this) (?:policy|plan|coverage|account|call),? i mean\b)|[;\n]+/)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');
}
