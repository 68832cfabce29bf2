import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '../../../../shared/site/brand.data.ts';
import { type PhoneCountryCode, phoneCountries } from '../../../../shared/validation/phone-countries.ts';
import { fields, flag, number, text } from '../../../lib/light-checks.ts';
import { createStoredValue } from '../../../lib/stored-value.ts';

const texts = {
  email: '',
  hasAgreed: false,
  /** As typed: digits, possibly after a plus sign. */
  phone: '',
  hasConsented: false,
  /** The number that the last code was sent to, in E.164 format. */
  codeSentTo: '',
  /** When another code can be requested, in epoch milliseconds. */
  codeResendAt: 0,
};

/** What the forms keep after a reload of the tab. Passwords and codes are never part of it. */
export type SignInDraft = typeof texts & { country: PhoneCountryCode };

export const emptyDraft: SignInDraft = { ...texts, country: 'US' };

export const signInDraft = createStoredValue({
  area: 'session',
  key: `${brand.slug}.sign-in`,
  schema: fields(emptyDraft, {
    email: text,
    hasAgreed: flag,
    phone: text,
    country: (value) => phoneCountries.find(({ code }) => code === value)?.code,
    hasConsented: flag,
    codeSentTo: text,
    codeResendAt: number,
  }),
});

/** The texts and checkboxes of the forms, which stay in this tab after a reload. */
export function useSignInDraft() {
  const [draft, setDraft] = useState(emptyDraft);
  const [brought] = useState(parsePassedEmail(useLocation().state));

  useEffect(() => {
    const stored = { ...(signInDraft.read() ?? emptyDraft), ...(brought !== '' && { email: brought }) };
    // What was typed while the page's script was loading is newer than the draft.
    setDraft((typed) => ({ ...stored, ...getChanges(typed) }));
  }, [brought]);

  useEffect(() => {
    if (draft !== emptyDraft) signInDraft.write(draft);
  }, [draft]);

  return {
    draft,
    change: (part: Partial<SignInDraft>) => setDraft((before) => ({ ...before, ...part })),
  };
}

function getChanges(draft: SignInDraft): Partial<SignInDraft> {
  const blank = new Map<string, unknown>(Object.entries(emptyDraft));
  return Object.fromEntries(Object.entries(draft).filter(([name, value]) => value !== blank.get(name)));
}

/** The address that another page of this site passed on, such as a sign-up that has to start over. */
function parsePassedEmail(historyState: unknown): string {
  return fields({ email: '' }, { email: text })(historyState)?.email ?? '';
}
