import type { Contract, InputOf, PathOf, QueryOf, ResponseOf } from '../../shared/api/contract.ts';
import type { Api } from '../../shared/api/contracts.ts';
import type { ErrorCode, ErrorResponse } from '../../shared/api/errors.ts';
import { parseRetryAfter } from '../../shared/retryable-status.ts';
import { isRecord } from './is-record.ts';
import { joinSignals } from './join-signals.ts';
import * as messages from './messages.ts';
import { attempt } from './stored-value.ts';

const defaultTimeoutMs = 10_000;
const jsonType = 'application/json';

type CallOptions = {
  /** How long to wait for the response, in milliseconds. The default is 10 seconds. */
  timeoutMs?: number;
  /** Lets the request finish after the page is closed. Browsers allow 64 KiB for all such bodies together. */
  keepalive?: boolean;
  /** Sends no cookie, so that the call counts for no account. */
  isAnonymous?: boolean;
  /** Treats a redirect as an empty response instead of following it. */
  isRedirectKept?: boolean;
  signal?: AbortSignal;
};

type Body<C extends Contract> = C extends { body: { isOptional: true } }
  ? { body?: InputOf<C> }
  : C extends { body: object }
    ? { body: InputOf<C> }
    : unknown;
type Path<C extends Contract> = [keyof PathOf<C>] extends [never] ? unknown : { path: PathOf<C> };
type Input<C extends Contract> = CallOptions & Body<C> & Path<C> & { query?: Partial<QueryOf<C>> };

/**
 * The server rejected the call, or its response wasn't JSON (`unreadable_answer`). `message` can be shown to people.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'unreadable_answer' | 'cookies_refused';
  /** The error for each field of the body, by field name. */
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    error: Omit<ErrorResponse['error'], 'code'> & { code: ApiError['code'] },
    seconds?: number,
  ) {
    super(error.message);
    this.name = 'ApiError';
    this.status = status;
    this.code = error.code;
    this.fields = error.fields ?? {};
    this.retryAfterSeconds = seconds;
  }
}

/** The error for a response that doesn't match the contract. */
export function createUnreadableError(status: number, requestId = '', retryAfterSeconds?: number): ApiError {
  const message = messages.unreadable;
  return new ApiError(status, { code: 'unreadable_answer', message, requestId }, retryAfterSeconds);
}

/** There was no response: the device is offline, the server is unreachable, or the call timed out. */
export class NetworkError extends Error {
  readonly isTimeout: boolean;

  constructor(cause: unknown, isTimeout: boolean) {
    super(isTimeout ? messages.timeout : messages.unreachable, { cause });
    this.name = 'NetworkError';
    this.isTimeout = isTimeout;
  }
}

/**
 * Makes one of the site's own API calls, named by its contract's method and path. The contract types the input and the
 * response, and the server's tests make sure that the server complies. Throws an ApiError, a NetworkError, or the abort
 * reason when `signal` aborts the call.
 */
export function call<K extends keyof Api>(
  name: K,
  ...input: object extends Input<Api[K]> ? [input?: Input<Api[K]>] : [input: Input<Api[K]>]
): Promise<ResponseOf<Api[K]>>;
export async function call(name: string, input: AnyInput = {}): Promise<unknown> {
  const { path = {}, query, signal, timeoutMs = defaultTimeoutMs } = input;
  const [method = '', template = ''] = name.split(' ');
  const address = template.replaceAll(/\{(\w+)\}/g, (_name, key) => encodeURIComponent(path[key] ?? ''));
  const deadline = AbortSignal.timeout(timeoutMs);
  try {
    const url = query ? `${address}?${new URLSearchParams(query)}` : address;
    const response = await fetch(url, createRequest(method, input, deadline));
    const text = await response.text();
    return parseAnswer(response, text);
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    if (signal?.aborted) throw signal.reason;
    throw new NetworkError(cause, deadline.aborted);
  }
}

type AnyInput = CallOptions & {
  body?: unknown;
  path?: Readonly<Record<string, string>>;
  query?: Record<string, string>;
};

function createRequest(
  method: string,
  { body, keepalive, isAnonymous, isRedirectKept, signal }: AnyInput,
  deadline: AbortSignal,
): RequestInit {
  return {
    method,
    headers: { Accept: jsonType, ...(body === undefined ? {} : { 'Content-Type': jsonType }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    credentials: isAnonymous ? 'omit' : 'same-origin',
    keepalive: keepalive ?? false,
    redirect: isRedirectKept ? 'manual' : 'follow',
    signal: signal ? joinSignals(signal, deadline) : deadline,
  };
}

function parseAnswer(response: Response, text: string): unknown {
  if (response.type === 'opaqueredirect') return undefined;
  const answer = text === '' ? undefined : parseJson(text);
  if (response.ok && (text === '' || answer !== undefined)) return answer;
  const retryAfterSeconds = parseRetryAfter(response.headers.get('Retry-After'), Date.now());
  if (!response.ok && isErrorResponse(answer))
    throw new ApiError(response.status, answer.error, retryAfterSeconds);
  throw createUnreadableError(
    response.status,
    response.headers.get('X-Request-Id') ?? undefined,
    retryAfterSeconds,
  );
}

/** Returns undefined for a text that isn't JSON. */
export function parseJson(text: string): unknown {
  return attempt((): unknown => JSON.parse(text));
}

function isErrorResponse(answer: unknown): answer is ErrorResponse {
  if (!isRecord(answer) || !isRecord(answer.error)) return false;
  const { code, message } = answer.error;
  return typeof code === 'string' && typeof message === 'string';
}
