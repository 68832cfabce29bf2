import lexicon from '../lexicon/confirmation.json' with { type: 'json' };
import type { Clause } from '../reader/clauses.ts';
import { type Role, roleMatcher } from '../reader/lexicon.ts';
import { findNamedSlot } from '../slots.ts';
import { coverTokens, isWord } from './intents.ts';
import { createLabeledMatcher, type Token } from './phrases.ts';

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

const maxBeside = 9;
/** Roles of words that take back a yes or leave it open. */
const doubtful: ReadonlySet<Role> = new Set(['no', 'not', 'twist', 'if', 'except', 'unsure', 'wish', 'past']);
const waits =
  /^(?:but|however|although|though|until|till|after|before|once|when|then|later|only|almost|mostly|nearly)$/;

/** A plain yes at the beginning or the end, beside words that no value, change, or question was read from: `yes hun`. */
export function agreesAsWell(clauses: readonly Clause[]): boolean {
  const tokens = clauses.flatMap((clause) => clause.tokens).filter(isWord);
  const isOpen = clauses.some(
    ({ kind, joint }) =>
      kind === 'question' || kind === 'hypothetical' || kind === 'tentative' || waits.test(joint ?? ''),
  );
  if (isOpen || tokens.length > maxBeside || findNamedSlot(tokens) !== undefined) return false;
  const roles = tokens.map((_, at) => roleMatcher.find(tokens, at));
  const hasDoubt = tokens.some(
    ({ text, number }, at) =>
      number !== undefined ||
      waits.test(text) ||
      doubtful.has(roles[at]?.label ?? 'yes') ||
      phrases.find(tokens, at)?.label === 'wrong',
  );
  const isYes = (at: number) => roles[at]?.label === 'yes';
  return !hasDoubt && (isYes(0) || isYes(tokens.length - 1));
}
