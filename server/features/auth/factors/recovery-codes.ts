import { createHash, randomInt } from 'node:crypto';

const codeCount = 10;
const groupCount = 6;
const groupLength = 4;
/** Without letters and digits that are taken for one another. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Ten codes of 118 random bits, such as "k3wd-p2ma-…": enough for a plain hash, so they outlive a change of keys. */
export function makeRecoveryCodes(): readonly string[] {
  return Array.from({ length: codeCount }, () => Array.from({ length: groupCount }, makeGroup).join('-'));
}

/** The hash that is stored. White space, hyphens and capitals do not matter. */
export function hashRecoveryCode(code: string): string {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, '');
  return createHash('sha256').update(plain).digest('base64url');
}

function makeGroup(): string {
  return Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}
