import type { ChatContext, SlotId } from '../../shared/api/chat.ts';

/** What a person says once, and what the answer to it must do. */
export type Line = {
  text: string;
  /** A question or another digression: the slot that was being asked must still be open afterwards. */
  isDigression: boolean;
  /** Someone in distress or danger: the answer begins with 988 and 911. */
  isDistress: boolean;
  /** Starts of paths, one of which the answer must cite; empty when no citation is looked for. */
  cites: readonly string[];
};

/** When the person speaks: first, at the question for a slot, or at the summary. */
export type Cue = 'open' | SlotId | 'confirm';

/** One scripted person. Answers belong to slots, not to positions, so the order of the questions does not matter. */
export type Conversation = {
  id: string;
  category: string;
  /** Whether it was written without sight of the code that reads answers. */
  isBlind: boolean;
  isHeldOut: boolean;
  context: ChatContext | undefined;
  lines: Readonly<Partial<Record<Cue, readonly Line[]>>>;
  /** Accepted values by slot, in the decided spelling; undefined when the conversation must not complete. */
  expected: ReadonlyMap<SlotId, readonly (string | number)[]> | undefined;
  /** Words that an attempt to take the assistant over asks for, and that no answer may contain. */
  never: readonly string[];
};
