import { cutText } from '../dialogue/text/read-limits.ts';
import phraseData from './data/phrases.json' with { type: 'json' };
import { foldText } from './terms.ts';

/** What a sentence is recognized by: one of `any`, unless one of `except` is in the same sentence. */
type Rule = { any: readonly RegExp[]; except: readonly RegExp[] };

const compile = (patterns: readonly string[]) => patterns.map((pattern) => new RegExp(pattern));
const danger: Rule = { any: compile(phraseData.danger.any), except: compile(phraseData.danger.except) };
const manipulation: Rule = {
  any: compile(phraseData.manipulation.any),
  except: compile(phraseData.manipulation.except),
};

/** Typing errors and short forms that words of danger are often written with. */
const spellings = phraseData.spellings.map(
  ([pattern = '', word = '']) => [new RegExp(pattern, 'g'), word] as const,
);

/** Whether a message says in plain words that someone is in danger. What is only hinted at, the models hear. */
export function saysDanger(message: string): boolean {
  return listSentences(message).some((sentence) => matches(correct(sentence), danger));
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
