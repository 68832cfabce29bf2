import * as z from 'zod';

/** Stable machine-readable codes. Clients may depend on them, so a code is never renamed. */
export const errorCodes = [
  'invalid_request',
  'invalid_json',
  'invalid_input',
  'unsupported_media_type',
  'payload_too_large',
  'not_found',
  'method_not_allowed',
  'rate_limited',
  'cross_site',
  'unavailable',
  'internal',
  'session_missing',
  'invalid_credentials',
  'weak_password',
  'email_unconfirmed',
  'no_profile',
  'email_taken',
  'phone_taken',
  'invalid_code',
  'expired_code',
  'choice_required',
  'wrong_number',
  'sign_in_required',
  'signed_in_as_another',
  'proof_required',
  'last_way_in',
  'mfa_required',
  'passkey_unknown',
  'passkey_taken',
  'factor_missing',
  'operator_account',
  'password_required',
  'reauthentication_required',
  'google_unavailable',
  'texts_unavailable',
  'conversation_full',
  'invalid_key',
  'invalid_signature',
  'id_reused',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** The body of every failed API call. */
export const errorResponseSchema = z
  .object({
    error: z.object({
      code: z.enum(errorCodes),
      message: z.string().describe('A sentence that can be shown to people.'),
      fields: z
        .record(z.string(), z.string())
        .optional()
        .describe('The error in each field of the body, by the field’s name.'),
      requestId: z.string().describe('The same as the header `X-Request-Id`, and in the server’s log.'),
    }),
  })
  .meta({ id: 'ErrorResponse' });
export type ErrorResponse = z.infer<typeof errorResponseSchema>;
