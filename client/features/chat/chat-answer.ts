import * as z from 'zod';
import { type ChatRequest, chatMessageSchema } from '../../../shared/api/chat.ts';
import { call, createUnreadableError } from '../../lib/api-client.ts';
import type { Conversation } from './conversation.ts';

/** How long an answer may take, in milliseconds. A language model behind the server has 8 seconds of them. */
const patienceMs = 20_000;

/** Pages of this site only: the answer's author is a program. */
const citationSchema = z.object({
  title: z.string().min(1).max(300),
  path: z.string().regex(/^\/(?![/\\])/),
});
export const citationsSchema = z.array(citationSchema);
export const suggestionsSchema = z.array(z.string().min(1).max(200));

const answerSchema = z.object({
  conversationHistory: z.array(chatMessageSchema),
  citations: citationsSchema,
  suggestions: suggestionsSchema,
});
export type Answer = z.infer<typeof answerSchema>;

/** What the assistant is asked with. */
export type Question = Pick<ChatRequest, 'message'> & { conversation: Conversation };
/** Throws what `call` throws. */
export type Ask = (question: Question, signal: AbortSignal) => Promise<Answer>;

export const askAssistant: Ask = async ({ message, conversation }, signal) => {
  const body: ChatRequest = {
    message,
    conversationHistory: conversation.entries.map((entry) => entry.message),
    context: conversation.context,
  };
  const answer = await call('POST /api/chat', { body, timeoutMs: patienceMs, signal });
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success) throw createUnreadableError(200);
  return parsed.data;
};
