import { inboxFilters, inboxSchema, markRequestSchema, replyRequestSchema } from './inbox-schemas.ts';
import { afterParameter, defineOperatorContract, idParameter } from './operator-limits.ts';

export const listOperatorMessages = defineOperatorContract({
  id: 'listOperatorMessages',
  method: 'GET',
  path: '/api/operator/messages',
  summary: 'Messages from the contact form.',
  parameters: [
    {
      name: 'filter',
      isQuery: true,
      description: 'Which ones; open by default, which is neither answered nor spam.',
      values: inboxFilters,
    },
    afterParameter,
  ],
  errors: ['invalid_input'],
  response: {
    status: 200,
    description: 'Messages.',
    schema: inboxSchema,
    example: {
      messages: [
        {
          id: '9d3f1a52-2c1e-4f7a-8f5e-0c8b7f2f4f11',
          name: 'Maya Ellison',
          email: 'maya@example.com',
          subject: 'A question about my match',
          message: 'How soon would coverage begin?',
          createdAt: '2026-03-02T15:04:05.000Z',
          readAt: null,
          answeredAt: null,
          spamAt: null,
        },
      ],
      next: null,
    },
  },
});

export const markOperatorMessage = defineOperatorContract({
  id: 'markOperatorMessage',
  method: 'POST',
  path: '/api/operator/messages/{id}/mark',
  summary: 'Marks a message as read, answered, or spam, or undoes that. The call is recorded.',
  parameters: [idParameter],
  body: { schema: markRequestSchema, example: { mark: 'read' } },
  errors: ['not_found'],
  response: { status: 204, description: 'Marked.' },
});

export const replyToOperatorMessage = defineOperatorContract({
  id: 'replyToOperatorMessage',
  method: 'POST',
  path: '/api/operator/messages/{id}/reply',
  summary: 'Answers a message by email, and marks it as answered. The call is recorded.',
  description:
    'The email is stored before the response and sent like any other. Replies to it go to support.',
  parameters: [idParameter],
  body: {
    schema: replyRequestSchema,
    example: { text: 'Coverage usually begins within days.', answeredAt: null },
  },
  errors: ['not_found'],
  response: { status: 204, description: 'Stored.' },
});

export const inboxContracts = [listOperatorMessages, markOperatorMessage, replyToOperatorMessage] as const;
