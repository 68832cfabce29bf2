import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '../errors.ts';

/** Tells of an `Authorization` header whether it is `Bearer` with one of the keys. */
export function createBearerTest(keys: readonly string[]): (authorization: string | undefined) => boolean {
  const known = keys.map(hash);
  return (authorization = '') => {
    const [, key = ''] = /^Bearer +(\S.*)$/i.exec(authorization) ?? [];
    const candidate = hash(key);
    // All are compared, so that the time tells nothing about which one was nearly right.
    return known.filter((each) => timingSafeEqual(each, candidate)).length > 0;
  };
}

export function createInvalidKey(message: string): AppError {
  return new AppError(401, 'invalid_key', message, { headers: { 'WWW-Authenticate': 'Bearer' } });
}

/** Hashes have one length, which the comparison in constant time asks for. */
function hash(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
