import type { SlotId } from '../../../../shared/api/chat.ts';
import { listOptions, slots as questions, slotIds } from '../../../../shared/quote/questions.ts';
import { keepBy } from '../keep-by.ts';
import names from './lexicon/slot-names.json' with { type: 'json' };
import { createLabeledMatcher, type Token } from './text/phrases.ts';

type Slot = {
  id: SlotId;
  /** What the slot is called in a sentence: "your age". */
  label: string;
  ask: string;
  /** Why it is asked, as a sentence; empty where that is plain. */
  why: string;
  options: readonly string[];
  /** A line for each option that needs one, such as what `Good` means. */
  hints: readonly string[];
  isRequired: boolean;
};

/** The four fields and the questions in the order they are asked. */
export const slots: readonly Slot[] = questions.map((question) => ({
  id: question.id,
  label: question.shortLabel,
  ask: question.label,
  why: question.why.replace(/^./, (letter) => letter.toUpperCase()),
  options: question.id === 'state' ? [] : listOptions(question),
  hints: question.options.flatMap(({ value, hint }) => (hint ? [`${value}: ${hint}.`] : [])),
  isRequired: question.required,
}));

const slotsById = new Map(slots.map((slot) => [slot.id, slot]));

export function findSlot(id: SlotId): Slot {
  const slot = slotsById.get(id);
  if (!slot) throw new RangeError(`No slot has the id ${id}`);
  return slot;
}

/** The slot that an answer asked for; undefined if it asked for none. */
export function findAsked(expects: SlotId | 'confirm' | null): Slot | undefined {
  return slots.find(({ id }) => id === expects);
}

export { slotIds };

const matcher = createLabeledMatcher(names);
const order = Object.keys(names);

/** The slot that a text names in the most words, such as `the coverage amount`. */
export const findNamedSlot = keepBy((tokens: readonly Token[]): SlotId | undefined => {
  const [first] = tokens
    .flatMap((_, at) => matcher.find(tokens, at) ?? [])
    .sort((a, b) => b.length - a.length || order.indexOf(a.label) - order.indexOf(b.label));
  return slotIds.find((slot) => slot === first?.label);
});
