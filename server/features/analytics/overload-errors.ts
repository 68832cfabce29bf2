import { AppError } from '../../platform/errors.ts';
import { messages } from './messages.ts';

const retrySeconds = 5;
const fullRetrySeconds = 300;

/** For more events than can be held: 503, so that clients retry. */
export function createOverloadError(): AppError {
  return new AppError(503, 'unavailable', messages.overloaded, {
    headers: { 'Retry-After': String(retrySeconds) },
  });
}

/** For an almost full disk: 503, so that clients retry later. */
export function createDiskFullError(): AppError {
  return new AppError(503, 'unavailable', messages.diskFull, {
    headers: { 'Retry-After': String(fullRetrySeconds) },
  });
}
