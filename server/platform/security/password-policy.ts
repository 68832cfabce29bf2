import { brand } from '../../../shared/brand.ts';
import { AppError } from '../errors.ts';
import { isMadeOfPersonalInfo, type PasswordOwner } from './personal-info-password-check.ts';

export type PasswordPolicy = {
  /** Throws 422 `weak_password`, with the reason in `fields.password`, for a password that is easy to guess. */
  check: (password: string, owner: PasswordOwner) => Promise<void>;
  /** Whether the password is one that attackers try first on any account. */
  isCommon: (password: string) => Promise<boolean>;
};

export const commonPasswordMessage =
  'This is one of the most common passwords, so it’s easy to guess. Choose another, such as three or four unrelated words.';
const ownWordsMessage = `This password is made from your name, email, phone, or ${brand.name}, so it’s easy to guess. Choose words that have nothing to do with you.`;

/** No form accepts shorter passwords, so shorter entries of the list aren't kept. */
const minPasswordLength = 6;
/** A longer repetition is unlikely to be tried first. */
const maxPatternLength = 15;

/** Rejects common passwords and those made up of the person's own data. The shared schemas check the length. */
export function createPasswordPolicy(): PasswordPolicy {
  const isCommon = async (password: string) => {
    commonPasswords ??= loadCommonPasswords();
    return (await commonPasswords).has(password.toLowerCase()) || isPattern(password);
  };
  return {
    isCommon,
    async check(password, owner) {
      if (await isCommon(password)) throw createWeakPassword(commonPasswordMessage);
      if (isMadeOfPersonalInfo(password, owner)) throw createWeakPassword(ownWordsMessage);
    },
  };
}

/** Loaded on first use. */
let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Loads lowercase passwords from published leaks. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((entry) => entry.length >= minPasswordLength));
}

/** Matches repetitions and sequences, such as "aaaaaaaa" and "87654321", which the package's list doesn't include. */
function isPattern(password: string): boolean {
  if (password.length > maxPatternLength) return false;
  if (/^(.{1,3}?)\1+$/su.test(password)) return true;
  const codes = Array.from(password.toLowerCase(), (character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

function createWeakPassword(reason: string): AppError {
  return new AppError(422, 'weak_password', reason, { fields: { password: reason } });
}
