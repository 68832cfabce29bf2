import { AppError } from '../../platform/errors.ts';

const retrySeconds = 5;
const fullRetrySeconds = 300;

/** More comes in than can be held: 503, so that clients come back. */
export function createOverloadError(): AppError {
  return new AppError(503, 'unavailable', 'Too many events come in at once. Please try again in a moment.', {
    headers: { 'Retry-After': String(retrySeconds) },
  });
}

/** The disk is nearly full: 503, and later again. */
export function createDiskFullError(): AppError {
  return new AppError(503, 'unavailable', 'Events cannot be stored right now. Please try again later.', {
    headers: { 'Retry-After': String(fullRetrySeconds) },
  });
}
