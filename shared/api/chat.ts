import * as z from 'zod';
import { userDataSchema } from '../quote/user-data.ts';

/** The maximum length of a person's message, in characters. */
export const maxChatMessageLength = 1000;
/** The maximum number of messages in a conversation, from both sides. */
export const maxConversationLength = 200;

/** The part of the site where a conversation was opened. */
export const chatContexts = ['homepage', 'learn', 'calculator', 'contact'] as const;
export type ChatContext = (typeof chatContexts)[number];

const slotIdSchema = userDataSchema.keyof();
const expectsSchema = z.union([slotIdSchema, z.literal('confirm')]).nullable();

/**
 * What a conversation has collected, on the assistant's latest message. The server stores nothing of it. A bad value is
 * dropped rather than refused, so the types here are loose, and the server checks each value.
 */
const chatStateSchema = z
  .object({
    values: z.record(z.string().max(40), z.unknown()).catch({}).describe('The answers so far, by slot.'),
    skipped: z
      .array(z.string().max(40))
      .max(40)
      .catch([])
      .describe('The optional questions that were skipped.'),
    asked: z
      .string()
      .max(40)
      .nullable()
      .catch(null)
      .describe('The slot that is being asked, `confirm`, or null.'),
    offer: z
      .record(z.string().max(40), z.unknown())
      .nullable()
      .catch(null)
      .describe('The values on an open card, by slot.'),
    misses: z.int().min(0).max(100).catch(0).describe('How many messages in a row weren’t understood.'),
    last: z.array(z.string().max(40)).max(40).catch([]).describe('The slots taken last.'),
  })
  .meta({ id: 'ChatState' });
export type SentState = z.infer<typeof chatStateSchema>;

/** A message of a conversation. The assistant's may carry what the conversation has collected. */
export const chatMessageSchema = z.strictObject({
  id: z.string().min(1).max(64),
  content: z.string().max(8000),
  isUser: z.boolean(),
  timestamp: z.iso.datetime(),
  state: chatStateSchema.optional().catch(undefined),
  proposals: z.string().max(4000).optional().describe('Ignored. Conversations from before `state` have it.'),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** People can't send more than this. */
const sentMessageSchema = chatMessageSchema.refine(
  ({ content, isUser }) => !isUser || content.length <= maxChatMessageLength,
  { path: ['content'], error: 'What a person said has at most 1,000 characters.' },
);

/** What a pressed button asks for. */
const chatActions = ['choose', 'change', 'skip', 'undo', 'confirm', 'restart', 'summary', 'answer'] as const;

const chatActionSchema = z
  .strictObject({
    kind: z.enum(chatActions),
    slot: slotIdSchema.optional().describe('The slot that `choose` and `skip` are about.'),
    slots: z.array(slotIdSchema).min(1).max(20).optional().describe('The slots that `change` asks again.'),
    value: z
      .union([z.string().max(200), z.number()])
      .optional()
      .describe('The option that `choose` takes.'),
    id: z.string().max(200).optional().describe('The entry that `answer` asks for.'),
  })
  .meta({ id: 'ChatAction' });
export type ChatAction = z.infer<typeof chatActionSchema>;

/** Body of `POST /api/chat`. More than 200 messages get 422 `conversation_full`. */
export const chatRequestSchema = z
  .strictObject({
    message: z
      .string('Type a message.')
      .trim()
      .min(1, 'Type a message.')
      .max(maxChatMessageLength, 'Shorten your message to 1,000 characters or fewer.'),
    conversationHistory: z.array(sentMessageSchema),
    action: chatActionSchema
      .optional()
      .describe('The button that was pressed. `message` is what the log shows.'),
    context: z.enum(chatContexts).optional(),
  })
  .meta({ id: 'ChatRequest' });
export type ChatRequest = z.infer<typeof chatRequestSchema>;

/** A page of this site that supports an answer, with the section's anchor if there is one. */
const chatCitationSchema = z.object({ title: z.string(), path: z.string() });
export type ChatCitation = z.infer<typeof chatCitationSchema>;

/** A button: what it says, and what pressing it sends. */
export const chatChipSchema = z.object({ label: z.string().min(1).max(200), action: chatActionSchema });
export type ChatChip = z.infer<typeof chatChipSchema>;

export const chatCardSchema = z
  .object({ kind: z.enum(['offer', 'summary']), values: userDataSchema.partial() })
  .describe(
    '`offer` has what was recognized in a message that wasn’t understood whole, and `summary` every value. ' +
      '`confirm` takes or completes it, and `change` asks its slots again.',
  );
export type ChatCard = z.infer<typeof chatCardSchema>;

/** The answers that published prices are shown for, with the usual amount and type of policy if those aren't known. */
export const priceAnswersSchema = userDataSchema
  .pick({ age: true, smokingStatus: true, coverageAmount: true, policyType: true, healthStatus: true })
  .partial({ coverageAmount: true, policyType: true, healthStatus: true })
  .strip();
export type PriceAnswers = z.infer<typeof priceAnswersSchema>;

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
    chips: z.array(chatChipSchema).describe('Buttons for what people may want to say next.'),
    card: chatCardSchema.nullable(),
    prices: priceAnswersSchema
      .nullable()
      .describe(
        'Beside an answer about what life insurance costs: who the published prices are shown for. ' +
          'Null unless the age and the tobacco answer are known.',
      ),
    expects: expectsSchema.describe('The slot that is being asked, `confirm` at the summary, or null.'),
    quote: z
      .object({
        values: userDataSchema.partial().describe('The answers so far, in the spelling of the forms.'),
        skipped: z.array(slotIdSchema).describe('The optional questions that were skipped.'),
      })
      .nullable()
      .describe('What the conversation has collected. Null before a quote has begun.'),
    engine: z.enum(['rules', 'rules+model']),
  })
  .meta({ id: 'ChatResponse' });
export type ChatResponse = z.infer<typeof chatResponseSchema>;
