import { createHash, randomBytes } from 'node:crypto';

/** Enough to recognize a key that someone reads out, and too little to guess the rest. */
const hintLength = 7;

/** A new key, which is shown once. Only its hash and its beginning are stored. */
export function createSourceKey(): { key: string; keyHash: string; hint: string } {
  const key = `ak_${randomBytes(24).toString('base64url')}`;
  return { key, keyHash: hashSourceKey(key), hint: key.slice(0, hintLength) };
}

/** Keys are random and long, so their hashes need no salt. */
export function hashSourceKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Creates the id that names a source in the address of a picture, where everyone could read a key. */
export function createPublicId(): string {
  return randomBytes(9).toString('base64url');
}
