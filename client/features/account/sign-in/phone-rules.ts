import { useEffect, useState } from 'react';
import { keepPhoneCharacters } from '../../../../shared/validation/digits.ts';
import type { PhoneCountryCode } from '../../../../shared/validation/phone-countries.ts';
import { createRetryingLoader } from '../../../lib/retrying-loader.ts';

type PhoneRules = typeof import('../../../../shared/validation/phone.ts');
type PhoneRulesState =
  | { status: 'loading' }
  | { status: 'ready'; rules: PhoneRules }
  | { status: 'failed'; retry: () => void };

/** The world's numbering plans are the largest part of the page, so they load with the phone panel. */
const loadPhoneRules = createRetryingLoader(() => import('../../../../shared/validation/phone.ts'));

/** Fetches the rules before they are needed. A failure shows up in the panel. */
export function prefetchPhoneRules(): void {
  loadPhoneRules().catch(() => undefined);
}

export function usePhoneRules(): PhoneRulesState {
  const [rules, setRules] = useState<PhoneRules | 'failed' | undefined>(undefined);
  const isWanted = rules === undefined;

  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    loadPhoneRules().then(
      (loaded) => !isGone && setRules(loaded),
      () => !isGone && setRules('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);

  if (rules === undefined) return { status: 'loading' };
  if (rules === 'failed') return { status: 'failed', retry: () => setRules(undefined) };
  return { status: 'ready', rules };
}

/** The content of the phone input: the selected country, and the typed text. */
type PhoneEntry = { country: PhoneCountryCode; phone: string };

/**
 * Returns the input after a change. A complete international number selects its country, so that the two never
 * contradict each other. If the number was pasted or filled in by the browser, the field keeps its national part. If it
 * is being typed, the text stays as it is.
 */
export function typePhone(entry: PhoneEntry, text: string, rules: PhoneRules | undefined): PhoneEntry {
  const phone = keepPhoneCharacters(text);
  const { country, national } = (phone.startsWith('+') && rules?.parsePhone(phone)) || {};
  if (!country || !national) return { country: entry.country, phone };
  return { country, phone: phone.length > entry.phone.length + 1 ? national : phone };
}

/** Returns the same number for another country: it keeps the national part and drops the old calling code. */
export function changeCountry(
  { phone }: PhoneEntry,
  country: PhoneCountryCode,
  rules: PhoneRules | undefined,
): PhoneEntry {
  if (!phone.startsWith('+')) return { country, phone };
  return { country, phone: rules?.parsePhone(phone).national ?? phone };
}
