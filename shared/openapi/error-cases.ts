import type { ErrorCode } from '../api/errors.ts';

/** The status of each error, and when it occurs. */
export const errorCases: Readonly<Record<ErrorCode, { status: number; when: string }>> = {
  invalid_request: { status: 400, when: 'The request is not HTTP that can be read.' },
  invalid_json: { status: 400, when: 'The body is not JSON, or not UTF-8.' },
  invalid_code: {
    status: 400,
    when: 'A link or code is wrong, used up, or was asked for in another browser.',
  },
  expired_code: { status: 400, when: 'A link or code is too old.' },
  wrong_number: {
    status: 400,
    when: 'The number is not the one on the other screen. The link is used up by the try.',
  },
  session_missing: { status: 401, when: 'No one is signed in.' },
  invalid_credentials: { status: 401, when: 'The email and the password do not belong together.' },
  invalid_key: {
    status: 401,
    when: 'The key in `Authorization` is not known, or there is none and the call came from no page.',
  },
  cross_site: {
    status: 403,
    when: 'The call came from a page of another site, or does not say where it came from.',
  },
  mfa_required: { status: 403, when: 'The second factor is still due.' },
  email_unconfirmed: { status: 403, when: 'The email address is not confirmed yet.' },
  reauthentication_required: {
    status: 403,
    when: 'The last proof of identity is older than 10 minutes: see `POST /api/auth/reauthenticate`.',
  },
  not_found: { status: 404, when: 'There is nothing at this address, or nothing of this person’s.' },
  no_profile: { status: 404, when: 'The person has no profile yet.' },
  method_not_allowed: { status: 405, when: 'The address answers other methods, listed in `Allow`.' },
  email_taken: { status: 409, when: 'Someone else has this email address.' },
  phone_taken: { status: 409, when: 'Someone else has this phone number.' },
  choice_required: {
    status: 409,
    when: 'The link was opened outside of the browser that asked: `POST /api/auth/link` lists the choices.',
  },
  sign_in_required: {
    status: 409,
    when: 'Only a session of the account itself can do this: sign in to it first.',
  },
  signed_in_as_another: {
    status: 409,
    when: 'This browser is signed in to another account. With the choice `here` the link takes its place.',
  },
  payload_too_large: { status: 413, when: 'The body is larger, or holds more, than the route takes.' },
  unsupported_media_type: { status: 415, when: 'The body is of another type than the route takes.' },
  invalid_input: { status: 422, when: 'The body breaks the schema; `fields` names every fault.' },
  weak_password: { status: 422, when: 'A common password, or one made of the person’s own data.' },
  conversation_full: { status: 422, when: 'The conversation has as many messages as one can hold.' },
  rate_limited: { status: 429, when: 'Too many calls; `Retry-After` says how many seconds to wait.' },
  internal: { status: 500, when: 'A fault of ours. The log has its cause under the request id.' },
  unavailable: {
    status: 503,
    when: 'Nothing can be stored right now, or too much is asked at once; `Retry-After` says when to try again.',
  },
  google_unavailable: { status: 503, when: 'Sign-in with Google is not set up.' },
  texts_unavailable: { status: 503, when: 'Texting is not set up.' },
};
