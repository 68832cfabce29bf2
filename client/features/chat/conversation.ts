import type { ChatCitation, ChatContext, ChatMessage } from '../../../shared/api/chat.ts';

/** One message of either side. `receivedAt` is this browser's time of the answer, in epoch milliseconds. */
export type ChatEntry = {
  message: ChatMessage;
  receivedAt: number;
  citations: readonly ChatCitation[];
};

export type Conversation = {
  /** When "Start over" began this one, 0 for the first: a newer conversation replaces an older one whole. */
  startedAt: number;
  /** Where it was begun. It stays, so that replaying the conversation gives the same again. */
  context: ChatContext;
  entries: readonly ChatEntry[];
  /** Short answers to the last message. */
  suggestions: readonly string[];
  /** The account that was signed in meanwhile. Its conversation leaves the browser with it. */
  ownerId?: string;
};

export function createConversation(
  context: ChatContext,
  { startedAt = 0, ownerId }: { startedAt?: number; ownerId?: string | undefined } = {},
): Conversation {
  return { startedAt, context, entries: [], suggestions: [], ...(ownerId !== undefined && { ownerId }) };
}

/**
 * Two copies of the conversation as one: the one begun later wins whole; of the same one every message is kept, in the
 * order in which the answers came.
 */
export function mergeConversations(one: Conversation, other: Conversation): Conversation {
  if (one.startedAt !== other.startedAt) return one.startedAt > other.startedAt ? one : other;
  const known = new Set(one.entries.map(({ message }) => message.id));
  const added = other.entries.filter(({ message }) => !known.has(message.id));
  const entries = [...one.entries, ...added].sort((a, b) => a.receivedAt - b.receivedAt);
  const later = readLastTime(other) > readLastTime(one) ? other : one;
  const earlier = one.entries.length > 0 || other.entries.length === 0 ? one : other;
  const ownerId = one.ownerId ?? other.ownerId;
  return {
    startedAt: one.startedAt,
    context: earlier.context,
    entries,
    suggestions: later.suggestions,
    ...(ownerId !== undefined && { ownerId }),
  };
}

function readLastTime({ entries }: Conversation): number {
  return entries.at(-1)?.receivedAt ?? -1;
}
