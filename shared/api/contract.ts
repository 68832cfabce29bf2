import type * as z from 'zod';
import type { ErrorCode } from './errors.ts';

/** So many calls in so many seconds. Contracts that name the same limit share its count. */
export type RateLimit = { name: string; limit: number; windowSeconds: number };

/**
 * Who may call:
 * - `anyone`
 * - `session`: a session that serves now, with its second factor shown and its account's address confirmed
 * - `live-or-waiting`: a session that serves now, or a browser that waits for its confirmation
 * - `live-or-refreshable`: a session that serves now, or that a refresh brings back
 * - `analytics-source`: a page of this site or of a listed origin, or a server with a key
 * - `metrics-key`: a program with the operator's token
 * - `development`: this machine, never in production
 */
export type Access =
  | 'anyone'
  | 'session'
  | 'live-or-waiting'
  | 'live-or-refreshable'
  | 'analytics-source'
  | 'metrics-key'
  | 'development';

/** Bodies that have this field and, where one is given, this value of it. */
export type BodyCondition = { field: string; value?: string };

/** A value in the path (`{id}`) or, with `isQuery`, behind the question mark. */
export type Parameter = { name: string; description: string; isQuery?: true; values?: readonly string[] };

export type Body = {
  schema: z.ZodType;
  /** Without a body the schema gets an empty object. */
  isOptional?: true;
  /** JSON unless said. */
  types?: readonly string[];
  /** 64 KiB unless said. */
  maxBytes?: number;
  example: unknown;
};

/** What a call answers when it succeeds. */
export type Answer = {
  status: 200 | 201 | 202 | 204 | 302 | 503;
  description: string;
  /** The JSON body. */
  schema?: z.ZodType;
  /** The handler writes an answer of a named type itself: a stream, a page, text. */
  contentType?: string;
  headers?: readonly ('Location' | 'Set-Cookie' | 'Content-Disposition')[];
  example?: unknown;
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
  Development: 'On the developer’s own machine only.',
} as const;

/** One call of the API: its route, its description and the types of its callers all come from here. */
export type Contract = {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{name}` for what changes. */
  path: `/${string}`;
  tag: keyof typeof tags;
  summary: string;
  description?: string;
  access: Access;
  /** Of calls that anyone can make: bodies for which a session is needed all the same. */
  needsSessionFor?: BodyCondition;
  /** Of calls with a session: also while the account's address is unconfirmed, for all bodies or some. */
  isOpenToUnconfirmed?: true | BodyCondition;
  /** Of calls with a session: also while its second factor is due. */
  isOpenToSecondFactorDue?: true;
  /** Counted for each client address. */
  limit?: RateLimit;
  /** Counted for an address together with what the body or the session names, such as an account. */
  furtherLimits?: readonly (RateLimit & { onlyFor?: BodyCondition })[];
  parameters?: readonly Parameter[];
  body?: Body;
  answers: readonly [Answer, ...Answer[]];
  /** Errors beside those that follow from the method, the body, the access and the limit. */
  errors?: readonly ErrorCode[];
};

/** Keeps the literal types that routes and callers are checked by. */
export function defineContract<const C extends Contract>(contract: C): C {
  return contract;
}

/** The body as the server has parsed it. */
export type BodyOf<C extends Contract> = C extends { body: { schema: infer S extends z.ZodType } }
  ? z.output<S>
  : undefined;

/** The body as a caller sends it. */
export type InputOf<C extends Contract> = C extends { body: { schema: infer S extends z.ZodType } }
  ? z.input<S>
  : undefined;

/** The JSON that a call answers; undefined for one without. */
export type AnswerOf<C extends Contract> = JsonOf<C['answers'][number]>;
type JsonOf<A extends Answer> = A extends { contentType: string }
  ? undefined
  : A extends { schema: infer S extends z.ZodType }
    ? z.output<S>
    : undefined;

/** The values that may stand behind a call's question mark. */
export type QueryOf<C extends Contract> = C extends { parameters: readonly (infer P)[] }
  ? { [Q in P as Q extends { name: infer Name extends string; isQuery: true } ? Name : never]: string }
  : never;

/** The values that a call's path needs. */
export type PathOf<C extends Contract> = Readonly<Record<NamesIn<C['path']>, string>>;
type NamesIn<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
