import * as z from 'zod';

const time = z.iso.datetime();

const inboxMessageSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    subject: z.string().nullable(),
    message: z.string(),
    createdAt: time,
    readAt: time.nullable(),
    answeredAt: time.nullable(),
    spamAt: time.nullable(),
  })
  .meta({ id: 'OperatorMessage' });
export type OperatorMessage = z.infer<typeof inboxMessageSchema>;

export const inboxFilters = ['open', 'answered', 'spam', 'all'] as const;
export const inboxSchema = z
  .object({
    messages: z.array(inboxMessageSchema).describe('Newest first, up to 50.'),
    next: z.string().nullable().describe('Pass it as `after` to get the next page.'),
  })
  .meta({ id: 'OperatorInbox' });

export const markRequestSchema = z
  .strictObject({ mark: z.enum(['read', 'unread', 'answered', 'open', 'spam']) })
  .meta({ id: 'OperatorMarkRequest' });
export type InboxMark = z.infer<typeof markRequestSchema>['mark'];

const maxReplyLength = 10_000;
export const replyRequestSchema = z
  .strictObject({
    text: z
      .string('Write your reply.')
      .trim()
      .min(1, 'Write your reply.')
      .max(maxReplyLength, `Use ${maxReplyLength} characters or fewer.`),
    answeredAt: time
      .nullable()
      .optional()
      .describe('As in the list. If someone has answered since, nothing is sent.'),
  })
  .meta({ id: 'OperatorReplyRequest' });
