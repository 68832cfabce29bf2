import { brand } from '../../../shared/site/brand.data.ts';
import { AppError } from '../errors.ts';

/** The password's owner. Someone who knows these details would try them first. */
type PasswordOwner = {
  email?: string | null;
  /** In E.164 format. */
  phone?: string | null;
  names: readonly (string | null)[];
};

export type PasswordPolicy = ReturnType<typeof createPasswordPolicy>;

/** Estimating takes milliseconds for this many characters, and more than a second for the longest passwords. */
const maxEstimated = 32;
/** A password needs as many guesses as random digits of its length, up to this many. */
const maxDigits = 8;

/** Refuses passwords that need too few guesses. The shared schemas check the length. */
export function createPasswordPolicy() {
  /** Explains why a password is easy to guess. Undefined if it isn't. */
  async function findWeakness(password: string, owner: PasswordOwner = { names: [] }) {
    const characters = Array.from(password.normalize('NFC'));
    estimator ??= loadEstimator();
    const beginning = characters.slice(0, maxEstimated).join('');
    const { guesses, feedback } = (await estimator).check(beginning, listPersonalWords(owner));
    if (guesses >= 10 ** Math.min(characters.length, maxDigits)) return undefined;
    const reasons = [feedback.warning, ...feedback.suggestions].filter(Boolean);
    return ['This password is easy to guess.', ...reasons].join(' ');
  }
  return {
    findWeakness,
    /** Throws 422 `weak_password`, with the reasons in `fields.password`, for a password that is easy to guess. */
    async check(password: string, owner: PasswordOwner) {
      const reason = await findWeakness(password, owner);
      if (reason) throw new AppError(422, 'weak_password', reason, { fields: { password: reason } });
    },
  };
}

/** Loaded on first use, because the dictionaries take 10 MB. */
let estimator: ReturnType<typeof loadEstimator> | undefined;

async function loadEstimator() {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    translations: english.translations,
    l33tMaxSubstitutions: 1,
  });
}

/** Single letters of names occur by chance, and matching them would take time. */
const minWordLength = 3;

function listPersonalWords({ email, phone, names }: PasswordOwner): string[] {
  const [localPart = '', domain = ''] = (email ?? '').split('@');
  const digits = (phone ?? '').replaceAll(/\D/g, '');
  // The number also as dialed within the country, and without the area code.
  const numbers = [digits, digits.slice(-10), digits.slice(-7)];
  // The top-level domain isn't personal.
  const words = [localPart, domain, ...domain.split('.').slice(0, -1), ...names, brand.name, brand.slug];
  const texts = words.flatMap((word) => [word ?? '', ...(word ?? '').split(/[^\p{L}\p{N}]+/u)]);
  return [...new Set([...texts, ...numbers])].filter((text) => text.length >= minWordLength);
}
