import type { SlotId } from '../../../../shared/api/chat.ts';
import type { talkTexts } from '../messages.ts';

/**
 * What one message asks the dialogue to do, in the order of the message. `evidence` are the person's own words that a
 * value was read from; `value` is in the spelling of the forms (an age is a whole number).
 */
export type Command =
  | { kind: 'set' | 'correct'; slot: SlotId; value: string | number; evidence: string; note?: string }
  | { kind: 'clear'; slot: SlotId }
  /** The value names no option alone: the dialogue asks which of them is meant. */
  | { kind: 'clarify'; slot: SlotId; options: readonly string[]; evidence: string; note?: string }
  /** The value was understood and cannot be taken, such as an age of 90 or a place that is not served. */
  | { kind: 'refuse'; slot: SlotId; message: string }
  | { kind: 'ask'; question: string }
  | { kind: 'talk'; topic: SmallTalk }
  | { kind: Wish };

/** What needs no value. */
export type Wish =
  | ('skip' | 'skip-rest' | 'not-known' | 'confirm' | 'deny' | 'summarise')
  | ('restart' | 'cancel' | 'resume' | 'back' | 'hand-over' | 'unclear');

/** What the assistant answers itself, without the site's pages. */
export type SmallTalk = keyof typeof talkTexts | 'greeting' | 'why' | 'options' | 'progress' | 'start';
