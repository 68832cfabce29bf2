import lexicon from '../lexicon/confirmation.json' with { type: 'json' };
import { createLabeledMatcher, type Token } from '../reading/phrases.ts';
import { coverTokens } from './intents.ts';

const phrases = createLabeledMatcher(lexicon);

/** What a message says to the question whether something is right. Whatever is more than a yes is no yes. */
export function readConfirmation(tokens: readonly Token[]): 'confirm' | 'deny' | undefined {
  const labels = tokens.some(({ text }) => text === '?') ? undefined : coverTokens(tokens, phrases);
  const said = new Set(labels);
  if (said.has('wrong')) return said.has('yes') && !said.has('no') ? undefined : 'deny';
  const agrees = said.has('fine') || said.has('yes');
  if (!said.has('no')) return agrees ? 'confirm' : undefined;
  if (!agrees) return 'deny';
  // `Nope, all good` says that nothing is to change.
  return labels?.[0] === 'no' && said.has('fine') ? 'confirm' : undefined;
}
