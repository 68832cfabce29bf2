import * as z from 'zod';
import { chatContexts, chatMessageSchema } from '../../../shared/api/chat.ts';
import { isExpired } from '../../lib/retention-days.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';
import { citationsSchema, suggestionsSchema } from './chat-answer.ts';
import { conversationKey, draftAreas, draftKey } from './chat-keys.ts';
import { type Conversation, mergeConversations } from './conversation.ts';

/** Rises whenever an older shape can no longer be read. */
const version = 1;
const stamp = z.number().min(0);

const storedSchema = z.object({
  version: z.literal(version),
  savedAt: stamp,
  conversation: z.object({
    startedAt: stamp,
    context: z.enum(chatContexts),
    entries: z.array(
      z.object({ message: chatMessageSchema, receivedAt: stamp, citations: citationsSchema.catch([]) }),
    ),
    suggestions: suggestionsSchema.catch([]),
    ownerId: z.string().optional(),
  }),
});

const draftSchema = z.object({
  version: z.literal(version),
  savedAt: stamp,
  text: z.string().max(10_000),
  ownerId: z.string().optional(),
});

/** The conversation kept in this browser; undefined when there is none, it is unreadable, or it is older than 30 days. */
export function readConversation(now: number): Conversation | undefined {
  const stored = storedSchema.safeParse(readStored('local', conversationKey)).data;
  if (!stored) return undefined;
  if (isExpired(stored.savedAt, now)) {
    forgetConversation();
    return undefined;
  }
  const { ownerId, ...conversation } = stored.conversation;
  return { ...conversation, ...(ownerId !== undefined && { ownerId }) };
}

/**
 * Adds this tab's conversation to what is stored, never losing a message of another tab. Writes only when that changes
 * something, so that tabs telling each other of changes come to rest. Returns what is stored then, and whether it is.
 */
export function saveConversation(
  conversation: Conversation,
  now: number,
): { conversation: Conversation; isKept: boolean } {
  const stored = readConversation(now);
  const merged = stored ? mergeConversations(stored, conversation) : conversation;
  const isSame = stored && JSON.stringify(mergeConversations(stored, stored)) === JSON.stringify(merged);
  const isKept =
    isSame || writeStored('local', conversationKey, { version, savedAt: now, conversation: merged });
  return { conversation: merged, isKept };
}

/** Takes the conversation off this browser; other tabs see that and drop their copy. */
export function forgetConversation(): void {
  removeStored('local', conversationKey);
  forgetDraft();
}

/** The words that were typed or sent, and not answered yet. */
export function readDraft(now: number): string {
  return readFreshDraft(now)?.text ?? '';
}

/** The account that was signed in when the draft was typed. */
export function readDraftOwner(now: number): string | undefined {
  return readFreshDraft(now)?.ownerId;
}

export function saveDraft(text: string, now: number, ownerId?: string): void {
  if (text === '') forgetDraft();
  else for (const area of draftAreas) writeStored(area, draftKey, { version, savedAt: now, text, ownerId });
}

function forgetDraft(): void {
  for (const area of draftAreas) removeStored(area, draftKey);
}

function readFreshDraft(now: number): z.infer<typeof draftSchema> | undefined {
  return draftAreas
    .map((area) => draftSchema.safeParse(readStored(area, draftKey)).data)
    .find((stored) => stored && !isExpired(stored.savedAt, now));
}
