import phrases from '../lexicon/corrections.json' with { type: 'json' };
import { createLabeledMatcher, type Token } from '../reading/phrases.ts';
import { isWord } from './intents.ts';

const correcting = createLabeledMatcher({ corrects: phrases.corrects });
const leading = createLabeledMatcher({ before: phrases.before, 'takes-back': phrases['takes-back'] });

/** Whether something in a message says that an answer was wrong. */
export function corrects(all: readonly Token[]): boolean {
  const tokens = all.filter(isWord);
  return tokens.some((_, at) => correcting.find(tokens, at) !== undefined);
}

/** Whether a message begins with a correction, so it is about an answer before. */
export function takesBack(all: readonly Token[]): boolean {
  const tokens = all.filter(isWord);
  const start = tokens.findIndex((_, at) => leading.find(tokens, at)?.label !== 'before');
  return leading.find(tokens, start) !== undefined;
}
