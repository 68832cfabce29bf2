import type { ChatContext, ChatMessage, ChatResponse, SentState } from '../../../../shared/api/chat.ts';
import type { Collected } from '../../../../shared/quote/summary.ts';
import { readCompletion } from './completion.ts';

/** What comes with the assistant's answer in addition to its words. */
export type Attachments = Pick<ChatResponse, 'citations' | 'chips' | 'card' | 'prices' | 'expects' | 'quote'>;

/** One message of either side. `receivedAt` is this browser's time of the answer, in epoch milliseconds. */
export type ChatEntry = Attachments & { message: ChatMessage; receivedAt: number };

export type Conversation = {
  /** When it was last started over or shortened, 0 at first: a later copy replaces an earlier one whole. */
  startedAt: number;
  /** Where it was begun. */
  context: ChatContext;
  entries: readonly ChatEntry[];
  /** The account that was signed in during the conversation. When it signs out, the conversation is removed, too. */
  ownerId?: string;
};

export const noAttachments: Attachments = {
  citations: [],
  chips: [],
  card: null,
  prices: null,
  expects: null,
  quote: null,
};

/** The message that carries answers from elsewhere before the assistant has said anything. It isn't shown. */
export const startingMessageId = 'start';

export function createConversation(
  context: ChatContext,
  { startedAt = 0, ownerId }: { startedAt?: number; ownerId?: string | undefined } = {},
): Conversation {
  return { startedAt, context, entries: [], ...(ownerId !== undefined && { ownerId }) };
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
  const earlier = one.entries.length > 0 || other.entries.length === 0 ? one : other;
  const ownerId = one.ownerId ?? other.ownerId;
  return {
    startedAt: one.startedAt,
    context: earlier.context,
    entries,
    ...(ownerId !== undefined && { ownerId }),
  };
}

/** The conversation without what was said last and its answer; undefined when nothing has been said. */
export function withoutLastExchange(conversation: Conversation, now: number): Conversation | undefined {
  const { entries, startedAt } = conversation;
  const index = entries.findLastIndex(({ message }) => message.isUser);
  if (index === -1) return undefined;
  // Later than every copy, so that no tab brings back what was removed.
  return { ...conversation, startedAt: Math.max(now, startedAt + 1), entries: entries.slice(0, index) };
}

/** The answers of the quote that the conversation is collecting; undefined before it begins and once it is complete. */
export function findOpenQuote({ entries }: Conversation): Collected | undefined {
  const asked = entries.findLastIndex(({ expects }) => expects !== null);
  const completed = entries.findLastIndex((entry) => readCompletion(entry) !== undefined);
  if (asked <= completed) return undefined;
  return entries.findLast(({ quote }) => quote !== null)?.quote ?? undefined;
}

const emptyState: SentState = { values: {}, skipped: [], asked: null, offer: null, misses: 0, last: [] };

/**
 * The conversation with these answers in the state on the assistant's latest message, so that the next turn knows them.
 * What was asked stays. `also` was skipped, and `expects` was asked, elsewhere.
 */
export function withAnswers(
  conversation: Conversation,
  values: Collected['values'],
  now: number,
  also: readonly string[] = [],
  expects: ChatResponse['expects'] = null,
): Conversation {
  const { entries } = conversation;
  const at = entries.findLastIndex(({ message }) => !message.isUser);
  const latest = entries[at];
  const before = latest?.message.state ?? emptyState;
  const skipped = [...before.skipped, ...also].filter((slot) => !Object.hasOwn(values, slot));
  const state = {
    ...before,
    asked: before.asked ?? expects,
    values: { ...before.values, ...values },
    skipped,
    offer: null,
    misses: 0,
  };
  if (latest) {
    const entry = { ...latest, message: { ...latest.message, state } };
    return { ...conversation, entries: entries.with(at, entry) };
  }
  const message: ChatMessage = {
    id: startingMessageId,
    content: '',
    isUser: false,
    timestamp: new Date(now).toISOString(),
    state,
  };
  return { ...conversation, entries: [{ ...noAttachments, message, receivedAt: now }, ...entries] };
}
