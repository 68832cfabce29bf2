import { cutText } from '../dialogue/text/read-limits.ts';
import { foldText } from './terms.ts';

/** What a message is recognized by: one of `any`, unless one of `except` is in the same sentence. */
export type PhraseRule = { any: readonly RegExp[]; except?: readonly RegExp[] };

/** Sentences of a message for the rules: lower case, without apostrophes and accents, in single spaces. */
export function listSentences(text: string): readonly string[] {
  return cutText(foldText(cutText(text)))
    .replaceAll("'", '')
    .replaceAll(/[“”"*_~()]/g, ' ')
    .split(/(?<=[.?!])\s+|[;\n]+/)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');
}

export function matchesPhrase(sentence: string, { any, except = [] }: PhraseRule): boolean {
  return any.some((pattern) => pattern.test(sentence)) && !except.some((pattern) => pattern.test(sentence));
}
