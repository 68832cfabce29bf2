import * as z from 'zod';
import type { QuestionId } from '../quote/questions.ts';
import type { QuickInfo } from '../quote/quick-info.ts';
import { userDataSchema } from '../quote/user-data.ts';

/** The longest message a person can send, in characters. */
export const maxChatMessageLength = 1000;
/** The most messages that one conversation holds, those of both sides counted. */
export const maxConversationLength = 200;

/** The place of the site that a conversation was opened from. */
export const chatContexts = ['homepage', 'learn', 'calculator', 'contact'] as const;
export type ChatContext = (typeof chatContexts)[number];

/** One slot of the conversation: the four fields and the 13 questions. */
export type SlotId = keyof QuickInfo | QuestionId;

/**
 * One message of a conversation. `proposals` is on the assistant's messages that a language model helped with: the
 * commands that it read in the message before, as JSON, so that replaying the conversation needs no model.
 */
export const chatMessageSchema = z.strictObject({
  id: z.string().min(1).max(64),
  content: z.string().max(8000),
  isUser: z.boolean(),
  timestamp: z.iso.datetime(),
  proposals: z.string().max(4000).optional(),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** A person never sent more, and what they said is read again with every message. */
const sentMessageSchema = chatMessageSchema.refine(
  ({ content, isUser }) => !isUser || content.length <= maxChatMessageLength,
  { path: ['content'], error: 'What a person said has at most 1,000 characters.' },
);

/** Body of `POST /api/chat`. More than 200 messages are answered with 422 `conversation_full`. */
export const chatRequestSchema = z
  .strictObject({
    message: z
      .string('Type a message.')
      .trim()
      .min(1, 'Type a message.')
      .max(maxChatMessageLength, 'Shorten your message to 1,000 characters or fewer.'),
    conversationHistory: z.array(sentMessageSchema),
    context: z.enum(chatContexts).optional(),
  })
  .meta({ id: 'ChatRequest' });
export type ChatRequest = z.infer<typeof chatRequestSchema>;

/** A page of this site, with the section's anchor where it has one, that an answer stands on. */
const chatCitationSchema = z.object({ title: z.string(), path: z.string() });
export type ChatCitation = z.infer<typeof chatCitationSchema>;

/** 200 answer of `POST /api/chat`. */
export const chatResponseSchema = z
  .object({
    response: z
      .string()
      .describe('Text for the person, or the JSON string `{"dataComplete":true,"userData":{…}}`.'),
    conversationHistory: z
      .array(chatMessageSchema)
      .describe('The history of the request with the person’s message and the answer.'),
    citations: z.array(chatCitationSchema),
    suggestions: z
      .array(z.string())
      .describe('Short answers that the person may tap, in the words they would type.'),
    expects: z
      .union([userDataSchema.keyof(), z.literal('confirm')])
      .nullable()
      .describe('The slot that is being asked, `confirm` at the summary, else null.'),
    quote: z
      .object({
        values: userDataSchema.partial().describe('The answers so far, in the spelling of the forms.'),
        skipped: z.array(userDataSchema.keyof()).describe('The optional questions that were skipped.'),
      })
      .nullable()
      .describe(
        'What the conversation has collected; null before a quote has begun, or when it was not read.',
      ),
    engine: z.enum(['rules', 'rules+model']),
  })
  .meta({ id: 'ChatResponse' });
export type ChatResponse = z.infer<typeof chatResponseSchema>;
