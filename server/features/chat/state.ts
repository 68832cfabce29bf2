import type { ChatCard, ChatMessage, ChatState as SentState } from '../../../shared/api/chat.ts';
import { keepValid } from '../../../shared/quote/panel-words.ts';
import { findSlot, isSlotId, type SlotId, slotIds } from '../../../shared/quote/questions.ts';
import { type UserData, userDataSchema } from '../../../shared/quote/user-data.ts';

export type Values = ChatCard['values'];
export type ChatState = {
  values: Values;
  skipped: readonly SlotId[];
  asked: SlotId | 'confirm' | null;
  /** The values on an open card. */
  offer: Values | null;
  misses: number;
  last: readonly SlotId[];
};

export const emptyState: ChatState = {
  values: {},
  skipped: [],
  asked: null,
  offer: null,
  misses: 0,
  last: [],
};

export function isOptional(slot: SlotId): boolean {
  return !findSlot(slot).required;
}

/** The state on the assistant's latest message, and the one before its answers were taken, which undo goes back to. */
export function restoreStates(history: readonly ChatMessage[]): { state: ChatState; before: ChatState } {
  const sent = history.filter(({ isUser }) => !isUser).map(({ state }) => state);
  const state = restore(sent.at(-1));
  const answers = (one: SentState | undefined) => JSON.stringify([one?.values ?? {}, one?.skipped ?? []]);
  const first = sent.findIndex((one) => answers(one) === answers(sent.at(-1)));
  return { state, before: restore(sent[first - 1]) };
}

/** Drops what isn't valid: the state comes from the browser, like any other input. */
function restore(sent: SentState | undefined): ChatState {
  if (!sent) return emptyState;
  const values = keepValid(sent.values);
  const offer = sent.offer && keepValid(sent.offer);
  const skipped = sent.skipped
    .filter(isSlotId)
    .filter((slot) => isOptional(slot) && values[slot] === undefined);
  const hasValues = Object.keys(values).length > 0;
  const open = hasValues ? (findNext({ values, skipped }) ?? 'confirm') : null;
  const asked = sent.asked === 'confirm' ? open : sent.asked;
  return {
    values,
    skipped,
    asked: asked === 'confirm' || isSlotId(asked) ? asked : null,
    offer: offer && Object.keys(offer).length > 0 ? offer : null,
    misses: sent.misses,
    last: sent.last.filter(isSlotId),
  };
}

/** The values that are valid for their slots. Empty if none is. */
export function validate(slot: SlotId, value: unknown): Values {
  return keepValid({ [slot]: value });
}

export function take(state: ChatState, values: Values): ChatState {
  const taken = Object.keys(values).filter(isSlotId);
  if (taken.length === 0) return state;
  return {
    ...state,
    values: { ...state.values, ...values },
    skipped: state.skipped.filter((slot) => !taken.includes(slot)),
    last: taken,
    misses: 0,
  };
}

export function skip(state: ChatState, slots: readonly SlotId[]): ChatState {
  const open = slots.filter((slot) => isOptional(slot) && !state.skipped.includes(slot));
  const values = { ...state.values };
  for (const slot of open) delete values[slot];
  return { ...state, values, skipped: [...state.skipped, ...open], misses: 0 };
}

/** Forgets the answers to these slots, so that they are asked again. */
export function reopen(state: ChatState, slots: readonly SlotId[]): ChatState {
  const values = { ...state.values };
  for (const slot of slots) delete values[slot];
  return { ...state, values, skipped: state.skipped.filter((slot) => !slots.includes(slot)), misses: 0 };
}

/** The slot to ask next. Undefined once every one has an answer or was skipped. */
export function findNext({ values, skipped }: Pick<ChatState, 'values' | 'skipped'>): SlotId | undefined {
  return slotIds.find((slot) => values[slot] === undefined && !skipped.includes(slot));
}

/** Asks for what is open, or shows the summary. */
export function askNext(state: ChatState): ChatState {
  return { ...state, asked: findNext(state) ?? 'confirm', offer: null };
}

export function hasBegun({ values, skipped, asked }: ChatState): boolean {
  return asked !== null || skipped.length > 0 || Object.keys(values).length > 0;
}

/** Everything a completed quote needs. Undefined while something required is missing or wrong. */
export function readComplete({ values }: ChatState): UserData | undefined {
  return userDataSchema.safeParse(values).data;
}
