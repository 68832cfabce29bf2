import type { ChatContext, SlotId } from '../../../../shared/api/chat.ts';
import type { UserData } from '../../../../shared/quote/user-data.ts';

/** Everything that replaying a conversation yields. Plain data: the same words give the same state. */
export type DialogueState = {
  context: ChatContext | undefined;
  phase: 'opening' | 'collecting' | 'confirming' | 'paused' | 'complete';
  values: Partial<UserData>;
  /** Optional questions that the person passed over. */
  skipped: readonly SlotId[];
  /** What the last answer asked for. */
  expects: SlotId | 'confirm' | null;
  /** The options of the slot in `expects` that were offered to choose from, after an answer that fitted several. */
  offered: readonly string[];
  /** Whether `offered` was listed with numbers. */
  isNumbered: boolean;
  /** How often the slot in `expects` has been asked back. */
  failedTries: number;
  /** Whether the last answer stated every value: only then a yes confirms them. */
  isSummaryStated: boolean;
  /** The slots in the order they were filled last. */
  recent: readonly SlotId[];
};

export function createDialogueState(context: ChatContext | undefined): DialogueState {
  return {
    context,
    phase: 'opening',
    values: {},
    skipped: [],
    expects: null,
    offered: [],
    isNumbered: false,
    failedTries: 0,
    isSummaryStated: false,
    recent: [],
  };
}
