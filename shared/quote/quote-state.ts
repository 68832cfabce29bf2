import { findSlot, type SlotId, slotIds } from './questions.ts';
import { type UserData, userDataSchema } from './user-data.ts';

type Given = Readonly<Partial<Record<SlotId, unknown>>>;
type Values = { [Slot in SlotId]?: UserData[Slot] | undefined };

/**
 * What a person has answered, and left out, however they did: in the form, by a button, or in words. The form has the
 * values as typed.
 */
export type Answers<Own extends Given = Values> = { values: Own; skipped: readonly SlotId[] };

export type AnswerAction<Own extends Given = Values> =
  | { kind: 'take'; values: Own }
  | { kind: 'skip'; slots: readonly SlotId[] }
  /** Forgets the answers to these slots, so that they are asked again. */
  | { kind: 'reopen'; slots: readonly SlotId[] };

/** Required slots are never skipped, and a slot is either answered, skipped, or open. */
export function reduceAnswers<Own extends Given>(
  answers: Answers<Own>,
  action: AnswerAction<Own>,
): Answers<Own>;
export function reduceAnswers(
  { values, skipped }: Answers<Given>,
  action: AnswerAction<Given>,
): Answers<Given> {
  if (action.kind === 'take') {
    const taken = action.values;
    return {
      values: { ...values, ...taken },
      skipped: skipped.filter((slot) => taken[slot] === undefined),
    };
  }
  const isOut = (slot: SlotId) =>
    action.slots.includes(slot) && (action.kind === 'reopen' || isOptional(slot));
  const left = Object.fromEntries(
    slotIds.flatMap((slot) => (isOut(slot) || values[slot] === undefined ? [] : [[slot, values[slot]]])),
  );
  const others = skipped.filter((slot) => !isOut(slot));
  return {
    values: left,
    skipped: action.kind === 'skip' ? [...others, ...action.slots.filter(isOut)] : others,
  };
}

export function isOptional(slot: SlotId): boolean {
  return !findSlot(slot).required;
}

/** The slot to ask next. Undefined once every one has an answer or was skipped. */
export function findNextSlot({ values, skipped }: Answers<Given>): SlotId | undefined {
  return slotIds.find((slot) => values[slot] === undefined && !skipped.includes(slot));
}

/** Keeps the values that are valid on their own, in the spelling of the forms. */
export function keepValid(given: Given): Partial<UserData> {
  const valid: Partial<UserData> = {};
  for (const slot of slotIds) {
    const { data } = userDataSchema.shape[slot].safeParse(given[slot]);
    if (data !== undefined) Object.assign(valid, { [slot]: data });
  }
  return valid;
}

/** Everything a completed quote needs. Undefined while something required is missing, or anything is wrong. */
export function readComplete(given: Given): UserData | undefined {
  return userDataSchema.safeParse(given).data;
}
