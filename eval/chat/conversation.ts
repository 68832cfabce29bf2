import type { ChatContext } from '../../shared/api/chat.ts';
import type { SlotId } from '../../shared/quote/questions.ts';

/** Something a person says, and what its answer must do. */
export type Line = {
  text: string;
  /** A question or another digression. The slot that was being asked must still be open afterward. */
  isDigression: boolean;
  /** Someone is in distress or danger, so the answer begins with 988 and 911. */
  isDistress: boolean;
  /** Beginnings of paths, one of which the answer must cite. Empty if it needs no citation. */
  cites: readonly string[];
};

/** When the person speaks: first, at the question for a slot, or at the summary. */
export type Cue = 'open' | SlotId | 'confirm';

/** One scripted person. Answers belong to slots, not positions, so the order of the questions doesn't matter. */
export type Conversation = {
  id: string;
  category: string;
  context: ChatContext | undefined;
  lines: Readonly<Partial<Record<Cue, readonly Line[]>>>;
  /** Accepted values by slot, in their stored spelling. Undefined if the conversation must not complete. */
  expected: ReadonlyMap<SlotId, readonly (string | number)[]> | undefined;
  /** Words that an attempt to manipulate the assistant asks for, which no answer may contain. */
  never: readonly string[];
};
