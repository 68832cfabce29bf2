import * as z from 'zod';
import { contactLimits } from '../contact-limits.ts';
import { formatNumber } from '../format/numbers.ts';
import { createNameSchema, emailSchema } from '../validation/person-schemas.ts';
import { chatRequestSchema, chatResponseSchema } from './chat.ts';
import { defineContract } from './contract.ts';

/** Line breaks in the name and subject become spaces, because an email uses both in single lines. */
const contactRequestSchema = z
  .strictObject({
    name: oneLine('Please enter your name.', contactLimits.name).pipe(
      createNameSchema({ missing: 'Please enter your name.', tooLong: describeLimit(contactLimits.name) }),
    ),
    email: emailSchema,
    subject: oneLine('The subject must be text.', contactLimits.subject).optional(),
    message: z
      .string('Please enter your message.')
      .transform((text) => keepLines(text))
      .pipe(
        z
          .string()
          .min(1, 'Please enter your message.')
          .max(contactLimits.message, describeLimit(contactLimits.message)),
      ),
    /** Created by the client for each message, so that a repeated call doesn't store it twice. */
    messageId: z.uuid('Must be a UUID.').optional(),
    /** People can't see this field, so only programs fill it in. */
    reference: z.string().optional(),
  })
  .meta({ id: 'ContactRequest' });
export type ContactRequest = z.infer<typeof contactRequestSchema>;

const contactResponseSchema = z.object({ id: z.string() }).meta({ id: 'ContactResponse' });
export type ContactResponse = z.infer<typeof contactResponseSchema>;

export const sendContactMessage = defineContract({
  id: 'sendContactMessage',
  method: 'POST',
  path: '/api/contact',
  tag: 'Messages',
  summary: 'Sends a message to support.',
  description:
    'Stored before the response, then emailed. A repeated `messageId` (a UUID) is stored once. Line breaks in name and ' +
    `subject become spaces. A message has up to ${formatNumber(contactLimits.message)} characters.`,
  access: 'anyone',
  limit: { name: 'contact', limit: 5, windowSeconds: 3600 },
  // Otherwise, one network's messages could use up the emails of the whole site.
  furtherLimits: [{ name: 'contact-network', limit: 60, windowSeconds: 3600, isPerNetwork: true }],
  body: {
    schema: contactRequestSchema,
    example: {
      name: 'Maya Ellison',
      email: 'maya@example.com',
      subject: 'A question about my match',
      message: 'How soon would coverage begin?',
    },
  },
  response: {
    status: 201,
    description: 'Stored.',
    schema: contactResponseSchema,
    example: { id: '9d3f1a52-2c1e-4f7a-8f5e-0c8b7f2f4f11' },
  },
});

const conversationExample = [
  { id: '1', content: 'Hello', isUser: true, timestamp: '2026-03-02T15:04:05.000Z' },
  {
    id: '2',
    content: 'Hi! I can help you find life insurance. What is your name?',
    isUser: false,
    timestamp: '2026-03-02T15:04:06.000Z',
  },
];

export const chat = defineContract({
  id: 'chat',
  method: 'POST',
  path: '/api/chat',
  tag: 'Messages',
  summary: 'One turn with the assistant.',
  description:
    'The server stores no conversation, so each call sends all of it. What it has collected is the `state` on the ' +
    'assistant’s latest message. A pressed button is an `action`, and `message` is what the log shows for it. A ' +
    'history of 200 messages still gets a response, but is then too long to be sent again.',
  access: 'anyone',
  limit: { name: 'chat', limit: 30, windowSeconds: 60 },
  body: {
    schema: chatRequestSchema,
    // A conversation of 200 messages exceeds the default limit.
    maxBytes: 512 * 1024,
    example: { message: 'Hello', conversationHistory: [], context: 'homepage' },
  },
  errors: ['conversation_full'],
  response: {
    status: 200,
    description: 'The assistant’s response.',
    schema: chatResponseSchema,
    example: {
      response: 'Hi! I can help you find life insurance. What is your name?',
      conversationHistory: conversationExample,
      citations: [],
      chips: [],
      card: null,
      prices: null,
      expects: 'name',
      quote: { values: {}, skipped: [] },
      engine: 'rules',
    },
  },
});

export const messageContracts = [sendContactMessage, chat] as const;

function oneLine(error: string, max: number) {
  return z
    .string(error)
    .transform((text) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim())
    .pipe(z.string().max(max, describeLimit(max)));
}

/** Normalizes line breaks, keeps tabs, and removes all other control characters. */
function keepLines(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

function describeLimit(max: number): string {
  return `Use ${formatNumber(max)} characters or fewer.`;
}
