import type { ErrorCode } from '../api/errors.ts';
import type { AnswerName, RequestName } from './named-schemas.ts';

/** What a call answers when it succeeds. Without a schema it has no JSON body. */
export type Success = {
  status: 200 | 201 | 202 | 204 | 302 | 503;
  description: string;
  schema?: AnswerName;
  /** For bodies that are no JSON. */
  contentType?: string;
  headers?: readonly HeaderName[];
};

type HeaderName = 'Location' | 'Set-Cookie' | 'Content-Disposition';

/** A value in the path (`{id}`) or, with `isQuery`, behind the question mark. */
export type Parameter = { name: string; description: string; isQuery?: true; values?: readonly string[] };

/** One call of the API, as people and programs read it. */
export type Operation = {
  id: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With `{name}` for what changes. */
  path: string;
  tag: Tag;
  summary: string;
  description?: string;
  /** Who may call: `session` needs somebody who is signed in; `beacon` is the analytics route's own rule. */
  access: 'anyone' | 'session' | 'beacon';
  /** Of calls with a session: one that an account with an unconfirmed address may make, too. */
  isOpenToUnconfirmed?: true;
  parameters?: readonly Parameter[];
  request?: { schema: RequestName; isOptional?: true; types?: readonly string[] };
  success: readonly Success[];
  /** Name of the rate limit that bounds the call for an address. */
  limit?: string;
  /** Errors beside those that follow from the method, the body, the access and the limit. */
  errors?: readonly ErrorCode[];
};

export const tags = {
  Analytics: 'Events from any site or server.',
  Matching: 'From answers to a carrier.',
  Messages: 'The contact form and the assistant.',
  Session: 'Who is signed in, and on which devices.',
  'Sign-in': 'Accounts begin and sessions start.',
  Account: 'What people change about themselves, take with them or delete.',
  'Second factor': 'Authenticator apps and recovery codes.',
  Service: 'For programs that look after the server.',
} as const;
type Tag = keyof typeof tags;

/** How many calls one address may make in a period, by the limit's name. */
export type RateLimits = Readonly<Record<string, { limit: number; windowSeconds: number } | undefined>>;
