/** Stable machine-readable codes; clients may switch on them, so a code is never renamed. */
export type ErrorCode =
  | 'invalid_request'
  | 'invalid_json'
  | 'invalid_input'
  | 'unsupported_media_type'
  | 'payload_too_large'
  | 'not_found'
  | 'method_not_allowed'
  | 'rate_limited'
  | 'cross_site'
  | 'unavailable'
  | 'internal'
  | 'session_missing'
  | 'invalid_credentials'
  | 'weak_password'
  | 'email_unconfirmed'
  | 'no_profile'
  | 'email_taken'
  | 'phone_taken'
  | 'invalid_code'
  | 'expired_code'
  | 'mfa_required'
  | 'reauthentication_required'
  | 'google_unavailable'
  | 'texts_unavailable'
  | 'conversation_full'
  | 'invalid_key';

/** The body of every failed API call. `message` is fit to show a person. */
export type ErrorResponse = {
  error: { code: ErrorCode; message: string; fields?: Record<string, string>; requestId: string };
};
