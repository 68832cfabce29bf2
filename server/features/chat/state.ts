import type { ChatCard, ChatMessage, SentState } from '../../../shared/api/chat.ts';
import { isSlotId, type SlotId } from '../../../shared/quote/questions.ts';
import { findNextSlot, isOptional, keepValid, reduceAnswers } from '../../../shared/quote/quote-state.ts';

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
  const open = hasValues ? (findNextSlot({ values, skipped }) ?? 'confirm') : null;
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
  return { ...state, ...reduceAnswers(state, { kind: 'take', values }), last: taken, misses: 0 };
}

export function skip(state: ChatState, slots: readonly SlotId[]): ChatState {
  return { ...state, ...reduceAnswers(state, { kind: 'skip', slots }), misses: 0 };
}

export function reopen(state: ChatState, slots: readonly SlotId[]): ChatState {
  return { ...state, ...reduceAnswers(state, { kind: 'reopen', slots }), misses: 0 };
}

/** Asks for what is open, or shows the summary. */
export function askNext(state: ChatState): ChatState {
  return { ...state, asked: findNextSlot(state) ?? 'confirm', offer: null };
}

export function hasBegun({ values, skipped, asked }: ChatState): boolean {
  return asked !== null || skipped.length > 0 || Object.keys(values).length > 0;
}
