import { brand } from '../../../shared/brand.ts';

/** Whose password it is to be: what someone who knows them would try first. */
export type PasswordOwner = {
  email?: string | null;
  /** In E.164 form. */
  phone?: string | null;
  names: readonly (string | null)[];
};

/** Shorter words turn up by chance. */
const shortestWord = 3;
/** A password needs this many different characters that are not part of the person's own words. */
const fewestOtherCharacters = 6;

/**
 * Whether a password is little more than the owner's name, email, phone or the brand's name. Case, accents and the order
 * of the words do not matter; "JaneDoe1985!" is made of own words, "jane-horse-battery" is not.
 */
export function isMadeOfPersonalInfo(password: string, owner: PasswordOwner): boolean {
  const folded = fold(password);
  let rest = folded;
  for (const word of listOwnWords(owner)) rest = rest.replaceAll(word, '');
  return rest !== folded && new Set(rest).size < fewestOtherCharacters;
}

/** Longest first, so that a word inside a longer one leaves nothing of it behind. */
function listOwnWords({ email, phone, names }: PasswordOwner): readonly string[] {
  const [localPart = '', domain = ''] = (email ?? '').split('@');
  const digits = (phone ?? '').replaceAll(/\D/g, '');
  const words = [
    localPart,
    ...splitWords(localPart),
    domain,
    // The top-level domain says nothing about a person.
    ...domain.split('.').slice(0, -1),
    // The number as it is dialled in the country, and without the area code.
    digits,
    digits.slice(-10),
    digits.slice(-7),
    ...names.flatMap((name) => splitWords(name ?? '')),
    ...splitWords(brand.name),
    brand.slug,
  ];
  const folded = words.map(fold).filter((word) => word.length >= shortestWord);
  return [...new Set(folded)].sort((one, other) => other.length - one.length);
}

function splitWords(text: string): readonly string[] {
  return text.split(/[^\p{L}\p{N}]+/u);
}

/** Lower case without accents. */
function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
