import * as z from 'zod';
import {
  type ChatAction,
  type ChatRequest,
  chatCardSchema,
  chatChipSchema,
  chatMessageSchema,
  chatResponseSchema,
  priceAnswersSchema,
} from '../../../../shared/api/chat.ts';
import { call, createUnreadableError } from '../../../lib/api-client.ts';
import type { Conversation } from './conversation.ts';

/** How long an answer may take, in milliseconds. A language model behind the server has 8 seconds of them. */
const patienceMs = 20_000;

/** Pages of this site only: the answer's author is a program. */
export function isSitePath(target: string): boolean {
  return /^\/(?![/\\])/.test(target);
}

const citationSchema = z.object({ title: z.string().min(1).max(300), path: z.string().refine(isSitePath) });

/** Strict for an answer; a stored one goes without what can't be read anymore. */
export const attachmentSchemas = {
  citations: z.array(citationSchema),
  chips: z.array(chatChipSchema),
  card: chatCardSchema.nullable(),
  // A server of the previous version sends none.
  prices: priceAnswersSchema.nullable().default(null),
  expects: chatResponseSchema.shape.expects,
  quote: chatResponseSchema.shape.quote,
};

const answerSchema = z.object({ conversationHistory: z.array(chatMessageSchema), ...attachmentSchemas });
export type Answer = z.infer<typeof answerSchema>;

/** What the assistant is asked with. `action` is the button that was pressed, and `message` its words. */
export type Question = Pick<ChatRequest, 'message'> & {
  action?: ChatAction | undefined;
  conversation: Conversation;
};
/** Throws what `call` throws. */
export type Ask = (question: Question, signal: AbortSignal) => Promise<Answer>;

export const askAssistant: Ask = async ({ message, action, conversation }, signal) => {
  const body: ChatRequest = {
    message,
    conversationHistory: conversation.entries.map((entry) => entry.message),
    ...(action && { action }),
    context: conversation.context,
  };
  const answer = await call('POST /api/chat', { body, timeoutMs: patienceMs, signal });
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success) throw createUnreadableError(200);
  return parsed.data;
};
