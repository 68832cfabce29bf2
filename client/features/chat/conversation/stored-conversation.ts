import * as z from 'zod';
import { chatContexts, chatMessageSchema } from '../../../../shared/api/chat.ts';
import { createStoredValue } from '../../../lib/stored-value.ts';
import { conversationStorage, draftStorages, formerConversationStorage } from '../chat-storage.ts';
import { attachmentSchemas } from './chat-answer.ts';
import { type Conversation, mergeConversations, withAnswers } from './conversation.ts';

const stamp = z.number().min(0);

const storedSchema = z.object({
  conversation: z.object({
    startedAt: stamp,
    context: z.enum(chatContexts),
    entries: z.array(
      z.object({
        message: chatMessageSchema,
        receivedAt: stamp,
        citations: attachmentSchemas.citations.catch([]),
        chips: attachmentSchemas.chips.catch([]),
        card: attachmentSchemas.card.catch(null),
        prices: attachmentSchemas.prices.catch(null),
        expects: attachmentSchemas.expects.catch(null),
        quote: attachmentSchemas.quote.catch(null),
      }),
    ),
    ownerId: z.string().optional(),
  }),
});

const draftSchema = z.object({
  text: z.string().max(10_000),
  ownerId: z.string().optional(),
});

const storedConversation = createStoredValue({ ...conversationStorage, schema: parseConversation });
const formerConversation = createStoredValue({ ...formerConversationStorage, schema: parseConversation });
const storedDrafts = draftStorages.map((storage) =>
  createStoredValue({ ...storage, schema: (stored) => draftSchema.safeParse(stored).data }),
);

/** The conversation kept in this browser; undefined when there is none, it is unreadable, or it is older than 30 days. */
export function readConversation(now: number): Conversation | undefined {
  // A draft of the same age expires with it.
  readFreshDraft(now);
  return storedConversation.read(now)?.conversation ?? moveFormer(now);
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
  const isKept = isSame || storedConversation.write({ conversation: merged }, now);
  return { conversation: merged, isKept };
}

/** A conversation of the version before goes on with the answers that were stored beside its messages. */
function moveFormer(now: number): Conversation | undefined {
  const conversation = formerConversation.read(now)?.conversation;
  if (!conversation) return undefined;
  const quote = conversation.entries.findLast((entry) => entry.quote !== null)?.quote;
  const moved = quote
    ? withAnswers(conversation, quote.values, now, quote.skipped, conversation.entries.at(-1)?.expects)
    : conversation;
  storedConversation.write({ conversation: moved }, now);
  formerConversation.remove();
  return moved;
}

/** Takes the conversation off this browser; other tabs see that and drop their copy. */
export function forgetConversation(): void {
  storedConversation.remove();
  formerConversation.remove();
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
  else for (const stored of storedDrafts) stored.write({ text, ownerId }, now);
}

function forgetDraft(): void {
  for (const stored of storedDrafts) stored.remove();
}

function readFreshDraft(now: number): z.infer<typeof draftSchema> | undefined {
  const drafts = storedDrafts.map((stored) => stored.read(now));
  return drafts.find((draft) => draft !== undefined);
}

function parseConversation(stored: unknown): { conversation: Conversation } | undefined {
  const parsed = storedSchema.safeParse(stored).data;
  if (!parsed) return undefined;
  const { ownerId, ...conversation } = parsed.conversation;
  return { conversation: { ...conversation, ...(ownerId !== undefined && { ownerId }) } };
}
