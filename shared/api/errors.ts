import * as z from 'zod';

/**
 * The errors by their stable code: status, when it occurs, and a message for its example. Clients may depend on the
 * codes, so none is ever renamed.
 */
export const errorCases = {
  invalid_request: {
    status: 400,
    when: 'The request is not readable HTTP, has no host, or has a parameter with an unknown value. Also with status 408 (too slow), 417 (an unknown `Expect`), and 431 (headers too large).',
    message: 'The request could not be read.',
  },
  invalid_json: {
    status: 400,
    when: 'The body is not JSON, or not UTF-8.',
    message: 'The request body is not valid JSON.',
  },
  invalid_code: {
    status: 400,
    when: 'A link or code is wrong, used, or was requested in another browser. The message says what to do.',
    message: 'This link is no longer valid. Please request a new one.',
  },
  expired_code: {
    status: 400,
    when: 'A link or code is too old.',
    message: 'This code has expired. Please request a new one.',
  },
  wrong_number: {
    status: 400,
    when: 'The number is not the one on the other screen. The attempt used up the link.',
    message: 'That’s not the number on the other screen. Please request a new link.',
  },
  session_missing: { status: 401, when: 'No one is signed in.', message: 'Please sign in first.' },
  invalid_credentials: {
    status: 401,
    when: 'The password is wrong, or does not belong to the email.',
    message: 'The email or password is incorrect.',
  },
  passkey_unknown: {
    status: 401,
    when: 'No account has this passkey (anymore). Tell the browser, with `signalUnknownCredential`.',
    message: 'This passkey was removed, so it no longer works.',
  },
  invalid_key: {
    status: 401,
    when: 'The key in `Authorization` is unknown, or there is no key and the call did not come from a page.',
    message: 'We don’t recognize this key.',
  },
  invalid_signature: {
    status: 401,
    when: 'A carrier’s call is not signed with its secret, or was signed more than five minutes ago.',
    message: 'The signature doesn’t match.',
  },
  cross_site: {
    status: 403,
    when: 'A state-changing call came from a page of another site, or has no same-origin `Origin` or `Sec-Fetch-Site`.',
    message: 'This call is not allowed from another site.',
  },
  factor_missing: {
    status: 403,
    when: 'An operator’s account has no passkey or authenticator app yet.',
    message: 'Set up two-step sign-in first.',
  },
  operator_account: {
    status: 403,
    when: 'The account can use the operator’s desk, so only the host’s commands can do this.',
    message: 'Ask the person who runs the server first.',
  },
  password_required: {
    status: 403,
    when: 'The session comes from a recovery link and can only set a new password.',
    message: 'Choose a new password first.',
  },
  mfa_required: {
    status: 403,
    when: 'The session still needs its second factor.',
    message: 'Enter the code from your authenticator app first.',
  },
  email_unconfirmed: {
    status: 403,
    when: 'The email address is not confirmed yet, which limits the account to some calls.',
    message: 'Please confirm your email address first.',
  },
  reauthentication_required: {
    status: 403,
    when: 'The last proof of identity is older than 10 minutes, or 12 hours for the operator’s desk: see `POST /api/auth/reauthenticate`.',
    message: 'Please confirm that it’s you.',
  },
  not_found: {
    status: 404,
    when: 'There is nothing at this address, or it is someone else’s.',
    message: 'We couldn’t find what you asked for.',
  },
  no_profile: { status: 404, when: 'The person has no profile yet.', message: 'There is no profile yet.' },
  method_not_allowed: {
    status: 405,
    when: 'The address supports other methods, listed in `Allow`. `CONNECT` always gets this.',
    message: 'This address does not support this method.',
  },
  email_taken: {
    status: 409,
    when: 'Someone else has this email address.',
    message: 'This email address is already in use.',
  },
  phone_taken: {
    status: 409,
    when: 'Someone else has this phone number.',
    message: 'This phone number is already in use.',
  },
  passkey_taken: {
    status: 409,
    when: 'The passkey is already on an account.',
    message: 'This device already has a passkey.',
  },
  last_way_in: {
    status: 409,
    when: 'Without it, no one could sign in to the account anymore.',
    message: 'This is the only way into your account. Add another one first.',
  },
  choice_required: {
    status: 409,
    when: 'The link was opened outside of the browser that asked. `POST /api/auth/link` lists the choices.',
    message: 'Please choose how to continue.',
  },
  sign_in_required: {
    status: 409,
    when: 'Only a session of the account itself can do this. Sign in to it first.',
    message: 'Please sign in to the account first.',
  },
  signed_in_as_another: {
    status: 409,
    when: 'This browser is signed in to another account. The choice `here` replaces it.',
    message: 'You’re signed in to another account in this browser.',
  },
  proof_required: {
    status: 409,
    when: 'Google can’t vouch for this address, which already has an account. Its mailbox got a link.',
    message: 'Please open the link that we emailed to this address.',
  },
  id_reused: {
    status: 409,
    when: 'Another report was sent with this `Webhook-Id`. Use a new one.',
    message: 'This Webhook-Id was used for another report.',
  },
  payload_too_large: {
    status: 413,
    when: 'The body is larger than the route allows (64 KiB, 512 KiB for `POST /api/chat`, 2 MiB for carriers’ statements, 1 MiB for servers that send events), or has too many events.',
    message: 'The request is too large.',
  },
  unsupported_media_type: {
    status: 415,
    when: 'The body is not UTF-8 JSON, or has another type that the route does not accept.',
    message: 'Send the body as JSON.',
  },
  invalid_input: {
    status: 422,
    when: 'The body breaks the schema; `fields` names every invalid field.',
    message: 'Please check the highlighted fields.',
  },
  weak_password: {
    status: 422,
    when: 'A password that is easy to guess. `fields.password` says why.',
    message: 'This password is too easy to guess.',
  },
  conversation_full: {
    status: 422,
    when: 'The conversation has more than 200 messages. The person has to start over.',
    message: 'This conversation is too long. Please start over.',
  },
  rate_limited: {
    status: 429,
    when: 'Too many calls. `Retry-After` says how many seconds to wait.',
    message: 'Too many requests. Please try again in a minute.',
  },
  internal: {
    status: 500,
    when: 'A bug on our side. The log has its cause under the request ID.',
    message: 'Something went wrong on our side. Please try again.',
  },
  unavailable: {
    status: 503,
    when: 'The disk is full, another process keeps the database locked, or there are too many requests at the same time. `Retry-After` says when to try again.',
    message: 'We can’t do this right now. Please try again in a moment.',
  },
  google_unavailable: {
    status: 503,
    when: 'Sign-in with Google is not set up.',
    message: 'Sign-in with Google isn’t set up.',
  },
  texts_unavailable: { status: 503, when: 'Texting is not set up.', message: 'Texting isn’t set up.' },
} satisfies Record<string, { status: number; when: string; message: string }>;
export type ErrorCode = keyof typeof errorCases;

function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorCases, text);
}

export const errorCodes = Object.keys(errorCases).filter(isErrorCode);

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
