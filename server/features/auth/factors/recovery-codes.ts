import { createHash, randomInt } from 'node:crypto';

const codeCount = 10;
const groupCount = 6;
const groupLength = 4;
/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * Ten codes of 118 random bits, such as "k3wd-p2ma-…". That's enough for a plain hash, so they remain valid when the
 * keys change.
 */
export function createRecoveryCodes(): readonly string[] {
  return Array.from({ length: codeCount }, () => Array.from({ length: groupCount }, createGroup).join('-'));
}

/** The stored hash. White space, hyphens, and case don't matter. */
export function hashRecoveryCode(code: string): string {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, '');
  return createHash('sha256').update(plain).digest('base64url');
}

function createGroup(): string {
  return Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}
