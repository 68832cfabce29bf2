import { createHash, randomInt } from 'node:crypto';

const codeCount = 10;
const groupCount = 6;
const groupLength = 4;
/** Contains no letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * Creates ten codes of 118 random bits, such as "k3wd-p2ma-…". They are long enough for a plain hash, so they stay
 * valid when the keys change.
 */
export function createRecoveryCodes(): readonly string[] {
  return Array.from({ length: codeCount }, () => Array.from({ length: groupCount }, createGroup).join('-'));
}

/** Returns the hash to store. White space, hyphens, and case don't matter. */
export function hashRecoveryCode(code: string): string {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, '');
  return createHash('sha256').update(plain).digest('base64url');
}

function createGroup(): string {
  return Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}
