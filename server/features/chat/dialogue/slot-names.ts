import type { SlotId } from '../../../../shared/api/chat.ts';
import names from './lexicon/slot-names.json' with { type: 'json' };
import { createLabeledMatcher, type Token } from './reading/phrases.ts';
import { slotIds } from './slots.ts';

const matchers = Object.entries(names).map(
  ([name, phrases]) => [name, createLabeledMatcher({ [name]: phrases })] as const,
);

/** The slot that a text names, such as `the coverage amount`. */
export function findNamedSlot(tokens: readonly Token[]): SlotId | undefined {
  const found = matchers.find(([, matcher]) => tokens.some((_, at) => matcher.find(tokens, at)));
  return slotIds.find((slot) => slot === found?.[0]);
}
