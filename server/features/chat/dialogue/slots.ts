import type { SlotId } from '../../../../shared/api/chat.ts';
import { coverageAmounts } from '../../../../shared/quote/coverage-amounts.ts';
import { findQuestion, questions } from '../../../../shared/quote/questions.ts';
import { type UserData, userDataSchema } from '../../../../shared/quote/user-data.ts';
import { fieldTexts } from '../messages.ts';

type Slot = {
  id: SlotId;
  /** What the slot is called in a sentence: "your age". */
  label: string;
  ask: string;
  /** Why it is asked, as a sentence; empty where that is plain. */
  why: string;
  options: readonly string[];
  isRequired: boolean;
};

const fields = (['name', 'age', 'state', 'coverageAmount'] as const).map((id) => ({
  id,
  ...fieldTexts[id],
  options: id === 'coverageAmount' ? coverageAmounts : [],
  isRequired: true,
}));

/** The four fields and the questions in the order they are asked. */
export const slots: readonly Slot[] = [
  ...fields,
  ...questions.map(({ id, summaryLabel, label, why, options, required }) => ({
    id,
    label: summaryLabel,
    ask: label,
    why: why.replace(/^./, (letter) => letter.toUpperCase()),
    options,
    isRequired: required,
  })),
];

const slotsById = new Map(slots.map((slot) => [slot.id, slot]));

export function findSlot(id: SlotId): Slot {
  const slot = slotsById.get(id);
  if (!slot) throw new RangeError(`No slot has the id ${id}`);
  return slot;
}

/** A line for options that need one, such as what `Good` means. */
export function listOptionHints(id: SlotId): readonly string[] {
  if (id === 'name' || id === 'age' || id === 'state' || id === 'coverageAmount') return [];
  return Object.entries(findQuestion(id).optionHints ?? {}).map(([option, hint]) => `${option}: ${hint}.`);
}

/** The values with one more; undefined when the form's schema would not take it. */
export function withValue(
  values: Partial<UserData>,
  slot: SlotId,
  value: string | number,
): Partial<UserData> | undefined {
  const checked = userDataSchema.shape[slot].safeParse(value);
  return checked.success ? { ...values, [slot]: checked.data } : undefined;
}

export function without(values: Partial<UserData>, slot: SlotId): Partial<UserData> {
  const rest = { ...values };
  delete rest[slot];
  return rest;
}

/** The ids of the slots in the order they are asked. */
export const slotIds = userDataSchema.keyof().options;
