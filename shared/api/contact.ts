import * as z from 'zod';
import { contactLimits } from '../contact-limits.ts';
import { formatNumber } from '../format/numbers.ts';
import { emailSchema } from '../validation/email.ts';

/** Body of `POST /api/contact`. Line breaks in name and subject become spaces: both end up in lines of a mail. */
export const contactRequestSchema = z.strictObject({
  name: oneLine('Please enter your name.', contactLimits.name).pipe(
    z.string().min(1, 'Please enter your name.'),
  ),
  email: emailSchema,
  subject: oneLine('The subject is a text.', contactLimits.subject).optional(),
  message: z
    .string('Please enter your message.')
    .transform((text) => keepLines(text))
    .pipe(
      z
        .string()
        .min(1, 'Please enter your message.')
        .max(contactLimits.message, describeLimit(contactLimits.message)),
    ),
  /** Made by the client for one message: sent again, it is stored once. */
  messageId: z.uuid('Must be a UUID.').optional(),
  /** Hidden from people, so whoever fills it in is a program. */
  reference: z.string().optional(),
});
export type ContactRequest = z.infer<typeof contactRequestSchema>;

/** 201 answer of `POST /api/contact`. */
export const contactResponseSchema = z.object({ id: z.string() });
export type ContactResponse = z.infer<typeof contactResponseSchema>;

function oneLine(error: string, most: number) {
  return z
    .string(error)
    .transform((text) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim())
    .pipe(z.string().max(most, describeLimit(most)));
}

/** Tabs and line breaks stay, all of one kind; other control characters go. */
function keepLines(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

function describeLimit(most: number): string {
  return `At most ${formatNumber(most)} characters.`;
}
