import type { ErrorCode } from '../../shared/api/errors.ts';

type AppErrorOptions = { fields?: Record<string, string>; headers?: Record<string, string>; cause?: unknown };

/** An error that becomes a response: the status and code that the client gets, and a message that people can read. */
export class AppError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly headers: Record<string, string>;

  constructor(status: number, code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.status = status;
    this.code = code;
    this.fields = options.fields;
    this.headers = options.headers ?? {};
  }
}

export function createInvalidInput(fields: Record<string, string>, cause?: unknown): AppError {
  return new AppError(422, 'invalid_input', 'Please check the marked fields and try again.', {
    fields,
    cause,
  });
}

/** 429: the caller can try again in this many seconds. */
export function createRateLimited(seconds: number, message: string): AppError {
  return new AppError(429, 'rate_limited', message, { headers: { 'Retry-After': String(seconds) } });
}

/** 503: we can't do this right now, but may be able to in this many seconds. */
export function createUnavailable(seconds: number, message: string, cause?: unknown): AppError {
  return new AppError(503, 'unavailable', message, { headers: { 'Retry-After': String(seconds) }, cause });
}

export function createNotFound(): AppError {
  return new AppError(404, 'not_found', 'There’s nothing at this address.');
}

export function createMethodNotAllowed(allowed: readonly string[]): AppError {
  const headers = { Allow: allowed.join(', ') };
  return new AppError(405, 'method_not_allowed', `This address only accepts ${allowed.join(' and ')}.`, {
    headers,
  });
}
