import type { ServerResponse } from 'node:http';
import type { ErrorRequestHandler } from 'express';
import type { ErrorCode, ErrorResponse } from '../../shared/api/errors.ts';
import { AppError, createNotFound } from './errors.ts';
import { addHeldHeaders, readRequestId } from './held-headers.ts';
import type { Logger } from './logger.ts';
import { sendJson } from './send-json.ts';

const storageRetrySeconds = 30;

/** Turns every failure into the contract's error answer; an unexpected one is logged whole and tells the client nothing. */
export function createErrorHandler(logger: Logger): ErrorRequestHandler {
  return (cause: unknown, _request, response, _next) => {
    answerWithError(response, cause, logger);
  };
}

/** The same for a route that is answered ahead of Express. Returns the code that was answered. */
export function answerWithError(response: ServerResponse, cause: unknown, logger: Logger): ErrorCode {
  const requestId = readRequestId(response);
  const error = toAppError(cause);
  const { code, message, fields } = error;
  if (error.status >= 500) logger.error({ requestId, err: cause }, 'request failed');
  if (response.headersSent) {
    response.destroy();
    return code;
  }
  addHeldHeaders(response, ...Object.entries(error.headers).flat());
  const body: ErrorResponse = { error: { code, message, ...(fields ? { fields } : {}), requestId } };
  sendJson(response, error.status, body);
  return code;
}

/** Express itself fails only on paths that cannot be decoded; everything else that is no AppError is a fault of ours. */
function toAppError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  if (cause instanceof URIError) return createNotFound();
  if (isStorageFault(cause)) {
    const headers = { 'Retry-After': String(storageRetrySeconds) };
    return new AppError(503, 'unavailable', 'We cannot save this right now. Please try again in a minute.', {
      headers,
      cause,
    });
  }
  return new AppError(500, 'internal', 'Something went wrong on our side. Please try again.', { cause });
}

/** SQLite's codes for a full, busy or failing disk: faults that pass, unlike those of a program. */
export function isStorageFault(cause: unknown): boolean {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' && /^SQLITE_(FULL|BUSY|IOERR|READONLY|CANTOPEN)/.test(code);
}
