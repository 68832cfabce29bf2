import * as z from 'zod';
import { signedInResponseSchema } from './auth-user.ts';

/** Responses about emailed links and Google's callback. The client imports only types from here. */
export const exchangePurposes = [
  'email_confirmation',
  'email_change',
  'recovery',
  'google',
  'google_link',
] as const;
const exchangePurposeSchema = z.enum(exchangePurposes);
export type ExchangePurpose = z.infer<typeof exchangePurposeSchema>;

/** What a person can choose on the page that a link opens. */
export const linkChoiceSchema = z
  .enum(['other_screen', 'here', 'not_me'])
  .describe(
    '`other_screen`: the screen that asked continues, with its number. `here`: this browser continues, without anything ' +
      'that was set before. `not_me`: the unconfirmed account is removed. For `google_link`, only the link is voided.',
  );
export type LinkChoice = z.infer<typeof linkChoiceSchema>;

/** Response of `POST /api/auth/link`: what the link would do. This call doesn't use up the link. */
export const linkResponseSchema = z
  .object({
    purpose: exchangePurposeSchema,
    startedAt: z.iso.datetime().describe('When the link was requested.'),
    device: z.string().describe('The device it was requested on, such as "Chrome on Windows".'),
    email: z.string().describe('The address that the link was sent to, masked: `a•••@example.com`.'),
    isThisBrowser: z
      .boolean()
      .describe(
        'This browser has a session of the account that asked, or, for `google_link`, was at Google.',
      ),
    isSignedInAsAnother: z.boolean().describe('This browser is signed in to another account.'),
    choices: z.array(linkChoiceSchema).readonly().describe('Empty when the exchange needs no choice.'),
  })
  .meta({ id: 'LinkResponse' });
export type LinkResponse = z.infer<typeof linkResponseSchema>;

const linkSignedInResponseSchema = signedInResponseSchema
  .extend({
    next: z.string().describe('The path of this site to continue with.'),
    purpose: exchangePurposeSchema,
  })
  .meta({ id: 'LinkSignedInResponse' });
export type LinkSignedInResponse = z.infer<typeof linkSignedInResponseSchema>;

export const exchangeResponseSchema = z
  .union([
    linkSignedInResponseSchema,
    z
      .object({ continuesElsewhere: z.literal(true).describe('The screen that asked is confirmed.') })
      .meta({ id: 'ContinuesElsewhereResponse' }),
    z
      .object({
        removed: z.literal(true).describe('The unconfirmed account was removed, or the link voided.'),
      })
      .meta({ id: 'AccountRemovedResponse' }),
  ])
  .meta({ id: 'ExchangeResponse' });
export type ExchangeResponse = z.infer<typeof exchangeResponseSchema>;
