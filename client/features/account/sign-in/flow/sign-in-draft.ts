import { brand } from '../../../../../shared/brand.ts';
import { type PhoneCountryCode, phoneCountries } from '../../../../../shared/validation/phone-countries.ts';
import { readStored, removeStored, writeStored } from '../../../../lib/storage.ts';

/** What the forms keep over a reload of the tab. Passwords and codes are never part of it. */
export type Draft = {
  email: string;
  hasAgreed: boolean;
  /** As typed: digits and perhaps a leading plus. */
  phone: string;
  country: PhoneCountryCode;
  hasConsented: boolean;
  /** The number that the last code went to, in E.164 form. */
  codeSentTo: string;
  /** Epoch milliseconds from which another code may be asked for. */
  codeResendAt: number;
};

export const emptyDraft: Draft = {
  email: '',
  hasAgreed: false,
  phone: '',
  country: 'US',
  hasConsented: false,
  codeSentTo: '',
  codeResendAt: 0,
};

const draftKey = `${brand.slug}.sign-in`;

export function readDraft(): Draft {
  return parseDraft(readStored('session', draftKey));
}

export function writeDraft(draft: Draft): void {
  writeStored('session', draftKey, draft);
}

export function dropDraft(): void {
  removeStored('session', draftKey);
}

/** Every part that has the right type; the rest is empty. */
export function parseDraft(stored: unknown): Draft {
  if (typeof stored !== 'object' || stored === null) return emptyDraft;
  const read = (key: keyof Draft): unknown => Reflect.get(stored, key);
  const readText = (key: keyof Draft) => {
    const value = read(key);
    return typeof value === 'string' ? value : '';
  };
  const resendAt = read('codeResendAt');
  return {
    email: readText('email'),
    hasAgreed: read('hasAgreed') === true,
    phone: readText('phone'),
    country: phoneCountries.find(({ code }) => code === read('country'))?.code ?? emptyDraft.country,
    hasConsented: read('hasConsented') === true,
    codeSentTo: readText('codeSentTo'),
    codeResendAt: typeof resendAt === 'number' ? resendAt : 0,
  };
}
