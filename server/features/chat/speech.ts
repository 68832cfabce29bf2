import type { ChatChip } from '../../../shared/api/chat.ts';
import { capitalize } from '../../../shared/format/first-letter.ts';
import { findSlot, listOptions, type SlotId, slotIds } from '../../../shared/quote/questions.ts';
import { isOptional } from '../../../shared/quote/quote-state.ts';
import { labels, spoken } from './messages.ts';
import type { ChatState, Values } from './state.ts';

/** The answers that can be pressed. A state is typed, because fifty buttons are none. */
export function listPressed(slot: SlotId): readonly (string | number)[] {
  return slot === 'state' ? [] : listOptions(findSlot(slot));
}

/** What was taken, said back so that a person sees what was understood. */
export function speakTaken(before: ChatState, taken: Values): readonly string[] {
  const slots = slotIds.filter((slot) => taken[slot] !== undefined);
  const changed = slots.filter(
    (slot) => before.values[slot] !== undefined && before.values[slot] !== taken[slot],
  );
  const fresh = slots.filter((slot) => before.values[slot] === undefined);
  const lines = changed.map((slot) => spoken.changed(findSlot(slot).shortLabel, taken[slot]));
  if (fresh.length === 1 && fresh[0] === 'name') return [...lines, spoken.niceToMeet(taken.name)];
  if (fresh.length === 0) return lines;
  const list = fresh.map((slot) => `${findSlot(slot).shortLabel}: ${taken[slot]}`).join('; ');
  return [...lines, spoken.gotIt(list)];
}

/** The question for a slot. The first time it says why it's asked. */
export function speakQuestion(slot: SlotId, isFirst: boolean): string {
  const { label, why } = findSlot(slot);
  const parts = [label, isOptional(slot) ? spoken.optional : '', isFirst ? '' : hintOf(slot)];
  return [isFirst ? capitalize(why) : '', ...parts].filter(Boolean).join(' ');
}

function hintOf(slot: SlotId): string {
  return slot === 'name' || slot === 'age' || slot === 'state' ? spoken.hints[slot] : '';
}

export function speakRemaining({ values, skipped }: ChatState): string {
  const open = slotIds.filter((slot) => values[slot] === undefined && !skipped.includes(slot));
  return open.length === 0
    ? spoken.lastQuestion
    : spoken.remaining(open.length, open.filter(isOptional).length);
}

/** The answers to a slot as buttons, and skipping where that's possible. */
export function listSlotChips(
  slot: SlotId,
  state: ChatState,
  options?: readonly (string | number)[],
): readonly ChatChip[] {
  const all = options ?? listPressed(slot);
  const current = state.values[slot];
  return [
    ...all.map((value) => ({ label: String(value), action: { kind: 'choose', slot, value } as const })),
    ...(current !== undefined && !all.includes(current)
      ? [{ label: labels.keep(current), action: { kind: 'choose', slot, value: current } as const }]
      : []),
    ...(isOptional(slot) ? [{ label: labels.skip, action: { kind: 'skip', slot } as const }] : []),
  ];
}

export const confirmChips: readonly ChatChip[] = [
  { label: labels.yes, action: { kind: 'confirm' } },
  { label: labels.change, action: { kind: 'answer', id: 'change' } },
  { label: labels.startOver, action: { kind: 'restart' } },
];

/** People who correct something may mean more than the card shows. */
export function listOfferChips(offer: Values, isWish: boolean): readonly ChatChip[] {
  const slots = slotIds.filter((slot) => offer[slot] !== undefined);
  return [
    { label: labels.yes, action: { kind: 'confirm' } },
    { label: labels.fix, action: { kind: 'change', slots } },
    ...(isWish ? [{ label: labels.alsoChange, action: { kind: 'answer', id: 'change' } as const }] : []),
  ];
}

/** The slots that have an answer, as buttons that ask them again. */
export function listChangeChips({ values, skipped }: ChatState): readonly ChatChip[] {
  return slotIds
    .filter((slot) => values[slot] !== undefined || skipped.includes(slot))
    .map((slot) => ({ label: findSlot(slot).shortLabel, action: { kind: 'change', slots: [slot] } }));
}
