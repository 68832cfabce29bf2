import type * as z from 'zod';
import type { ErrorCode } from './errors.ts';

/** Allows `limit` calls in `windowSeconds`. Contracts with the same limit name share its count. */
export type RateLimit = { name: string; limit: number; windowSeconds: number };

/**
 * Who may call:
 * - `anyone`
 * - `session`: a valid session with its second factor used and its account's address confirmed
 * - `live-or-waiting`: a valid session, or a browser that waits for its confirmation
 * - `live-or-refreshable`: a valid session, or one that a refresh can renew
 * - `operator`: a session of an operator, with its second factor used and a sign-in from the last 12 hours; for others,
 *   the call doesn't exist
 * - `analytics-source`: a page of this site or of a listed origin, or a server with a key
 * - `carrier-signature`: the carrier named in the path, by the signature of its call
 * - `analytics-key`: a program with a key of a source of events
 * - `metrics-key`: a program with the operator's token
 * - `development`: this machine, never in production
 */
export type Access =
  | 'anyone'
  | 'session'
  | 'live-or-waiting'
  | 'live-or-refreshable'
  | 'operator'
  | 'analytics-source'
  | 'carrier-signature'
  | 'analytics-key'
  | 'metrics-key'
  | 'development';

/** Applies to bodies with this field and, if `value` is set, only with this value. */
export type BodyCondition = { field: string; value?: string };

/** A value in the path (`{id}`), the query, or the headers. */
export type Parameter = {
  name: string;
  description: string;
  isQuery?: true;
  isHeader?: true;
  values?: readonly string[];
  /** Required unless the parameter has `values` or is in the query. */
  example?: string;
};

export type Body = {
  schema: z.ZodType;
  /** Without a body, the schema gets an empty object. */
  isOptional?: true;
  /** Defaults to JSON. */
  types?: readonly string[];
  /** Defaults to 64 KiB. */
  maxBytes?: number;
  example: unknown;
};

/** The response to a successful call. */
export type ContractResponse = {
  status: 200 | 201 | 202 | 204 | 302 | 422 | 503;
  description: string;
  /** The JSON body. */
  schema?: z.ZodType;
  /** The content type, if the handler writes the response itself: a stream, a page, or text. */
  contentType?: string;
  headers?: readonly ('Location' | 'Set-Cookie' | 'Content-Disposition' | 'Events-Rejected')[];
  example?: unknown;
};

export const tags = {
  Analytics: 'Events from any site or server.',
  Postbacks: 'What carriers report about referrals.',
  Matching: 'Finding the carrier that fits a person’s answers.',
  Messages: 'The contact form and the assistant.',
  Session: 'Who is signed in, and on which devices.',
  'Sign-in': 'Creating accounts and starting sessions.',
  Account: 'What people change about themselves, export, or delete.',
  'Second factor': 'Authenticator apps and recovery codes.',
  Passkeys: 'Signing in with a device, by its fingerprint reader, face recognition, or PIN.',
  Operator:
    'The operator’s desk. Every change is recorded, and so is every time an operator looks someone up.',
  Service: 'For programs that monitor the server.',
  Development: 'Only on the developer’s own machine.',
} as const;

/** A call of the API. Its route, its documentation, and its callers' types are all derived from this. */
export type Contract = {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path parameters are in braces, as in `{name}`. */
  path: `/${string}`;
  tag: keyof typeof tags;
  summary: string;
  description?: string;
  access: Access;
  /** For calls that anyone can make: the bodies that require a session. */
  needsSessionFor?: BodyCondition;
  /**
   * For calls with a session: whether they can be made while the account's address is unconfirmed, with all bodies or
   * with some.
   */
  isOpenToUnconfirmed?: true | BodyCondition;
  /** For calls with a session: whether they can be made before the second factor has been entered. */
  isOpenToSecondFactorDue?: true;
  /** For calls with a session: whether they can be made after a recovery, before a new password is set. */
  isOpenToPasswordDue?: true | BodyCondition;
  /** Counted per client address. */
  limit?: RateLimit;
  /**
   * Counted per address and a value in the body or the session, such as the account, or, with `isPerNetwork`, per IPv4
   * address or IPv6 /48.
   */
  furtherLimits?: readonly (RateLimit & { onlyFor?: BodyCondition; isPerNetwork?: true })[];
  parameters?: readonly Parameter[];
  body?: Body;
  response: ContractResponse;
  /** What a successful call may return instead, with another status. */
  otherResponses?: readonly ContractResponse[];
  /** Errors in addition to those that follow from the method, body, access, and limit. */
  errors?: readonly ErrorCode[];
};

/** Every response to a successful call, the usual one first. */
export function listResponses({ response, otherResponses = [] }: Contract): readonly ContractResponse[] {
  return [response, ...otherResponses];
}

/** Keeps the literal types, which routes and callers are checked against. */
export function defineContract<const C extends Contract>(contract: C): C {
  return contract;
}

/** The body that the server has parsed. */
export type BodyOf<C extends Contract> = C extends { body: { schema: infer S extends z.ZodType } }
  ? z.output<S>
  : undefined;

/** The body that a caller sends. */
export type InputOf<C extends Contract> = C extends { body: { schema: infer S extends z.ZodType } }
  ? z.input<S>
  : undefined;

/** The JSON of a call's response, or undefined if it has none. */
export type ResponseOf<C extends Contract> = JsonOf<C['response']> | JsonOf<OtherOf<C>>;
type OtherOf<C extends Contract> = C extends { otherResponses: readonly (infer R extends ContractResponse)[] }
  ? R
  : never;
type JsonOf<R extends ContractResponse> = R extends { contentType: string }
  ? undefined
  : R extends { schema: infer S extends z.ZodType }
    ? z.output<S>
    : undefined;

export type QueryOf<C extends Contract> = C extends { parameters: readonly (infer P)[] }
  ? { [Q in P as Q extends { name: infer Name extends string; isQuery: true } ? Name : never]: string }
  : never;

/** The path parameters of a call. */
export type PathOf<C extends Contract> = Readonly<Record<NamesIn<C['path']>, string>>;
type NamesIn<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
