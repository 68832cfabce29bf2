import type { SlotId } from '../../../../shared/api/chat.ts';
import names from './lexicon/slot-names.json' with { type: 'json' };
import { slotIds } from './slots.ts';
import { createLabeledMatcher, type Token } from './text/phrases.ts';

const matcher = createLabeledMatcher(names);
const order = Object.keys(names);
const kept = new WeakMap<readonly Token[], SlotId | undefined>();

/** The slot that a text names in the most words, such as `the coverage amount`. */
export function findNamedSlot(tokens: readonly Token[]): SlotId | undefined {
  if (!kept.has(tokens)) kept.set(tokens, find(tokens));
  return kept.get(tokens);
}

function find(tokens: readonly Token[]): SlotId | undefined {
  const [first] = tokens
    .map((_, at) => matcher.find(tokens, at))
    .filter((found) => found !== undefined)
    .sort((a, b) => b.length - a.length || order.indexOf(a.label) - order.indexOf(b.label));
  return slotIds.find((slot) => slot === first?.label);
}
