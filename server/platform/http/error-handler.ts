import type { ErrorRequestHandler } from 'express';
import type { ErrorResponse } from '../../../shared/api/errors.ts';
import { isLocked, isOrphaned, isStorageError } from '../database/database-errors.ts';
import { AppError, createNotFound, createUnavailable } from '../errors.ts';
import type { Logger } from '../observability/logger.ts';
import { createSessionMissing } from '../sessions/sessions.ts';
import { getRequestId } from './request-context.ts';

const storageRetrySeconds = 30;
/** Between two log lines about storage errors. */
const storagePauseMs = 60_000;
const lockRetrySeconds = 2;

/**
 * Turns every error into the contract's error response. An unexpected one is logged in full and hidden from the client.
 */
export function createErrorHandler(
  logger: Logger,
  noteError: (requestId: string, cause: unknown) => void,
): ErrorRequestHandler {
  let storageLoggedAt = Number.NEGATIVE_INFINITY;
  /** If the disk is full or the database unreachable, every request fails, and one line each would fill the disk. */
  const shouldLog = (cause: unknown) => {
    if (!isStorageError(cause)) return true;
    const now = performance.now();
    if (now - storageLoggedAt < storagePauseMs) return false;
    storageLoggedAt = now;
    return true;
  };

  return (cause: unknown, request, response, _next) => {
    const requestId = getRequestId(request);
    const { status, headers, code, message, fields } = toAppError(cause);
    if (status >= 500 && !isDeliberate(cause)) {
      if (shouldLog(cause)) logger.error({ requestId, err: cause }, 'request failed');
      noteError(requestId, cause);
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const body: ErrorResponse = { error: { code, message, ...(fields ? { fields } : {}), requestId } };
    response
      .status(status)
      .set({ 'Cache-Control': 'no-store', ...headers })
      .json(body);
  };
}

/**
 * Whether calls are rejected on purpose, such as for a full disk or a lock. The code that does so logs it once, and not
 * for every request.
 */
function isDeliberate(cause: unknown): boolean {
  return isLocked(cause) || (cause instanceof AppError && cause.cause === undefined);
}

/** Express itself fails only for paths that can't be decoded. Any other error that isn't an AppError is our bug. */
export function toAppError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  if (cause instanceof URIError) return createNotFound();
  if (isLocked(cause)) {
    const message = 'We’re a little busy right now. Please try again in a moment.';
    return createUnavailable(lockRetrySeconds, message, cause);
  }
  if (isStorageError(cause)) {
    const message = 'We can’t save this right now. Please try again in a minute.';
    return createUnavailable(storageRetrySeconds, message, cause);
  }
  // Another call deleted the account while this one was storing something for it.
  if (isOrphaned(cause)) return createSessionMissing();
  return new AppError(500, 'internal', 'Something went wrong on our side. Please try again.', { cause });
}
