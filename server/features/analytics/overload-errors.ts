import { AppError } from '../../platform/errors.ts';
import { messages } from './messages.ts';

const retrySeconds = 5;
const fullRetrySeconds = 300;

/** More comes in than can be held: 503, so that clients come back. */
export function createOverloadError(): AppError {
  return new AppError(503, 'unavailable', messages.overloaded, {
    headers: { 'Retry-After': String(retrySeconds) },
  });
}

/** The disk is nearly full: 503, and later again. */
export function createDiskFullError(): AppError {
  return new AppError(503, 'unavailable', messages.diskFull, {
    headers: { 'Retry-After': String(fullRetrySeconds) },
  });
}
