import * as z from 'zod';
import { userDataSchema } from '../quote/user-data.ts';

export type { SlotId } from '../quote/questions.ts';

/** The maximum length of a person's message, in characters. */
export const maxChatMessageLength = 1000;
/** The maximum number of messages in a conversation, from both sides. */
export const maxConversationLength = 200;

/** The part of the site where a conversation was opened. */
export const chatContexts = ['homepage', 'learn', 'calculator', 'contact'] as const;
export type ChatContext = (typeof chatContexts)[number];

/**
 * A message of a conversation. The assistant's messages have `proposals` if a language model helped. These are the
 * commands that the model found in the previous message, as JSON, so that replaying the conversation needs no model.
 */
export const chatMessageSchema = z.strictObject({
  id: z.string().min(1).max(64),
  content: z.string().max(8000),
  isUser: z.boolean(),
  timestamp: z.iso.datetime(),
  proposals: z.string().max(4000).optional(),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** People can't send more than this, and all their messages are parsed again each time. */
const sentMessageSchema = chatMessageSchema.refine(
  ({ content, isUser }) => !isUser || content.length <= maxChatMessageLength,
  { path: ['content'], error: 'What a person said has at most 1,000 characters.' },
);

/** Body of `POST /api/chat`. More than 200 messages get 422 `conversation_full`. */
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

/** A page of this site that supports an answer, with the section's anchor if there is one. */
const chatCitationSchema = z.object({ title: z.string(), path: z.string() });
export type ChatCitation = z.infer<typeof chatCitationSchema>;

/** 200 response of `POST /api/chat`. */
export const chatResponseSchema = z
  .object({
    response: z
      .string()
      .describe('Text for the person, or the JSON string `{"dataComplete":true,"userData":{…}}`.'),
    conversationHistory: z
      .array(chatMessageSchema)
      .describe('The request’s history, with the person’s message and the response.'),
    citations: z.array(chatCitationSchema),
    suggestions: z
      .array(z.string())
      .describe('Short answers for the person to tap, in the words they would type.'),
    expects: z
      .union([userDataSchema.keyof(), z.literal('confirm')])
      .nullable()
      .describe('The slot that is being asked, `confirm` at the summary, or null.'),
    quote: z
      .object({
        values: userDataSchema.partial().describe('The answers so far, in the spelling of the forms.'),
        skipped: z.array(userDataSchema.keyof()).describe('The optional questions that were skipped.'),
      })
      .nullable()
      .describe(
        'What the conversation has collected. Null before a quote has begun, or if it could not be parsed.',
      ),
    engine: z.enum(['rules', 'rules+model']),
  })
  .meta({ id: 'ChatResponse' });
export type ChatResponse = z.infer<typeof chatResponseSchema>;
