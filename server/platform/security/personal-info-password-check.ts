import { brand } from '../../../shared/brand.ts';

/** The password's owner. Someone who knows these details would try them first. */
export type PasswordOwner = {
  email?: string | null;
  /** In E.164 format. */
  phone?: string | null;
  names: readonly (string | null)[];
};

/** Shorter words occur by chance. */
const minWordLength = 3;
/** A password needs this many different characters that aren't part of the personal words. */
const minOtherCharacters = 6;

/**
 * Whether a password is little more than the owner's name, email address, phone number, or the brand's name. Case,
 * accents, and the order of the words don't matter: "JaneDoe1985!" is rejected, and "jane-horse-battery" isn't.
 */
export function isMadeOfPersonalInfo(password: string, owner: PasswordOwner): boolean {
  const folded = fold(password);
  let rest = folded;
  for (const word of listPersonalWords(owner)) rest = rest.replaceAll(word, '');
  return rest !== folded && new Set(rest).size < minOtherCharacters;
}

/** Longest first, so that a longer word is removed before the words inside it. */
function listPersonalWords({ email, phone, names }: PasswordOwner): readonly string[] {
  const [localPart = '', domain = ''] = (email ?? '').split('@');
  const digits = (phone ?? '').replaceAll(/\D/g, '');
  const words = [
    localPart,
    ...splitWords(localPart),
    domain,
    // The top-level domain isn't personal.
    ...domain.split('.').slice(0, -1),
    // The number as dialed within the country, and without the area code.
    digits,
    digits.slice(-10),
    digits.slice(-7),
    ...names.flatMap((name) => splitWords(name ?? '')),
    ...splitWords(brand.name),
    brand.slug,
  ];
  const folded = words.map(fold).filter((word) => word.length >= minWordLength);
  return [...new Set(folded)].sort((one, other) => other.length - one.length);
}

function splitWords(text: string): readonly string[] {
  return text.split(/[^\p{L}\p{N}]+/u);
}

/** Lower case without accents. */
function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
