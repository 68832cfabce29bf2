import type { ErrorRequestHandler } from 'express';
import type { ErrorResponse } from '../../shared/api/errors.ts';
import { AppError, createNotFound } from './errors.ts';
import { addHeldHeaders, readRequestId } from './held-headers.ts';
import type { Logger } from './logger.ts';
import { sendJson } from './send-json.ts';

/** Turns every failure into the contract's error answer; an unexpected one is logged whole and tells the client nothing. */
export function createErrorHandler(logger: Logger): ErrorRequestHandler {
  return (cause: unknown, _request, response, _next) => {
    const requestId = readRequestId(response);
    const error = toAppError(cause);
    if (error.status >= 500) logger.error({ requestId, err: cause }, 'request failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    addHeldHeaders(response, ...Object.entries(error.headers).flat());
    const { code, message, fields } = error;
    const body: ErrorResponse = { error: { code, message, ...(fields ? { fields } : {}), requestId } };
    sendJson(response, error.status, body);
  };
}

/** Express itself fails only on paths that cannot be decoded; everything else that is no AppError is a fault of ours. */
function toAppError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  if (cause instanceof URIError) return createNotFound();
  return new AppError(500, 'internal', 'Something went wrong on our side. Please try again.', { cause });
}
