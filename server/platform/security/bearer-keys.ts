import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '../errors.ts';

/** Returns a test for whether an `Authorization` header is `Bearer` with one of the keys. */
export function createBearerTest(keys: readonly string[]): (authorization: string | undefined) => boolean {
  const known = keys.map(hash);
  return (authorization = '') => {
    const candidate = hash(readBearer(authorization));
    // Compares all of them, so that timing reveals nothing about near matches.
    return known.filter((each) => timingSafeEqual(each, candidate)).length > 0;
  };
}

/** The key in an `Authorization` header, or ''. */
export function readBearer(authorization: string | undefined): string {
  return /^Bearer +(\S.*)$/i.exec(authorization ?? '')?.[1] ?? '';
}

export function createInvalidKey(message: string): AppError {
  return new AppError(401, 'invalid_key', message, { headers: { 'WWW-Authenticate': 'Bearer' } });
}

/** Constant-time comparison needs equal lengths, and all hashes have the same length. */
function hash(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
