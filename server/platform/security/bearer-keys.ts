import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '../errors.ts';

/** Returns a test for whether an `Authorization` header is `Bearer` with one of the keys. */
export function createBearerTest(keys: readonly string[]): (authorization: string | undefined) => boolean {
  const known = keys.map(hash);
  return (authorization = '') => {
    const candidate = hash(parseBearer(authorization));
    // Compares all of them, so that the timing doesn't reveal near matches.
    return known.filter((each) => timingSafeEqual(each, candidate)).length > 0;
  };
}

/** Returns the key in an `Authorization` header, or ''. */
export function parseBearer(authorization: string | undefined): string {
  return /^Bearer +(\S.*)$/i.exec(authorization ?? '')?.[1] ?? '';
}

export function createInvalidKey(message: string): AppError {
  return new AppError(401, 'invalid_key', message, { headers: { 'WWW-Authenticate': 'Bearer' } });
}

/** Constant-time comparison needs equal lengths, which all hashes have. */
function hash(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
