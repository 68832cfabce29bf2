import type { SlotId } from '../../../../../shared/api/chat.ts';
import { createDialogueState, type DialogueState } from '../dialogue-state.ts';
import { readClauses } from '../reader/clauses.ts';
import { readSlots } from '../reader/read-slots.ts';
import { cleanText } from '../text/plain-text.ts';

/** What a message says about a slot while it is asked: its value, the options asked back, `refused`, or nothing. */
export function readSlot(
  slot: SlotId,
  message: string,
  state: Partial<DialogueState> = { expects: slot },
): unknown {
  const whole: DialogueState = { ...createDialogueState(undefined), phase: 'collecting', ...state };
  const command = readSlots(readClauses(cleanText(message)), whole).find(
    (each) => 'slot' in each && each.slot === slot,
  );
  if (command?.kind === 'set' || command?.kind === 'correct') return command.value;
  if (command?.kind === 'clarify') return command.options;
  return command?.kind === 'refuse' ? 'refused' : undefined;
}
