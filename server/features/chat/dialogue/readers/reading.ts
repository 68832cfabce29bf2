import type { SlotId } from '../../../../../shared/api/chat.ts';
import type { Part } from '../text/message-parts.ts';

/**
 * What a part of a message says about one slot. `topic` readings speak for themselves ("I live in Ohio"); `bare` ones
 * ("Ohio", "yes") only count while their slot is asked. `note` is said with the answer.
 */
export type Reading = { source: 'topic' | 'bare' } & (
  | { kind: 'value'; value: string | number; note?: string }
  | { kind: 'options'; options: readonly string[]; note?: string }
  | { kind: 'refusal'; message: string }
);

/** Reads the value of one slot from a part of a message; undefined when the part does not speak of it. */
export type Reader = {
  slot: SlotId;
  /** Whether parts about other people are read, too: only family history is about them. */
  includesOthers?: boolean;
  read: (part: Part, isAsked: boolean) => Reading | undefined;
};

/** What one part of a message says about one slot. */
export type Read = { slot: SlotId; reading: Reading; part: Part };

export function topicValue(value: string | number, note?: string): Reading {
  return { source: 'topic', kind: 'value', value, ...(note === undefined ? {} : { note }) };
}

export function bareValue(value: string | number, note?: string): Reading {
  return { source: 'bare', kind: 'value', value, ...(note === undefined ? {} : { note }) };
}

export function offer(
  options: readonly string[],
  note?: string,
  source: Reading['source'] = 'bare',
): Reading {
  return { source, kind: 'options', options, ...(note === undefined ? {} : { note }) };
}

const negation =
  /(?:\b(?:no|not|never|without|neither|nor|none|zero|nobody|nothing|no one|noone|nada|zilch|free of|negative for|anything but|haven't|don't|doesn't|didn't|hasn't|isn't|wasn't|aren't|weren't|won't|wouldn't|can't|ain't|hadn't)\b|n't\b)/;

/** `no wait, yes I take`: what stands before was taken back. */
const retracted = /^.*\b(?:no wait|oh wait|scratch that|strike that|hold on|wait yes|yes|yeah|yep|yup)\b/;

/** Whether a word that negates stands up to six words before this place of the text. */
export function isNegatedAt(text: string, index: number): boolean {
  return negation.test(text.slice(0, index).replace(retracted, '').trim().split(' ').slice(-6).join(' '));
}

/** The first match of a pattern and whether it is negated. */
export function findMention(text: string, pattern: RegExp): { word: string; isNegated: boolean } | undefined {
  const match = pattern.exec(text);
  return match ? { word: match[0], isNegated: isNegatedAt(text, match.index) } : undefined;
}
