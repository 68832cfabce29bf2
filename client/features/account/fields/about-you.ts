import type { Profile, ProfileUpdate } from '../../../../shared/api/profile.ts';
import { brand } from '../../../../shared/site/brand.data.ts';
import { computeAge, minAdultAge } from '../../../../shared/validation/age.ts';
import { toAsciiDigits } from '../../../../shared/validation/digits.ts';
import type { FormErrors } from '../../../lib/forms/use-form.ts';
import { fields, flag, text } from '../../../lib/light-checks.ts';
import { createStoredValue } from '../../../lib/stored-value.ts';
import { messages } from './account-messages.ts';
import type { Names } from './names.tsx';

/** The values of "About you". `terms` and `marketing` are whether those boxes are checked. */
export type AboutYou = Names & BirthParts & { terms: boolean; marketing: boolean };

/**
 * Returns what the person typed before or, failing that, what is known about them. Agreement to the terms is never
 * filled in.
 */
export function startAboutYou(
  typed: Partial<AboutYou>,
  names: Names,
  profile: Profile | undefined,
): AboutYou {
  const marketing = profile?.marketingOptIn ?? false;
  return { ...names, ...toBirthParts(profile?.dob), terms: false, marketing, ...typed };
}

/**
 * Finds what has to be fixed before the form can be submitted. See docs/product.md, "'About you' profile form".
 */
export function findAboutErrors(values: AboutYou, now: Date): FormErrors<AboutYou> {
  const birth = parseBirthDate(values, now);
  return {
    ...(values.firstName.trim() === '' && { firstName: messages.aboutYou.firstNameRequired }),
    ...(values.lastName.trim() === '' && { lastName: messages.aboutYou.lastNameRequired }),
    ...('error' in birth && { [birth.part]: birth.error }),
    ...(!values.terms && { terms: messages.terms.required }),
  };
}

/** Returns what the form saves. The profile's age stays, unless the date of birth implies a different one. */
export function toProfileUpdate(values: AboutYou, now: Date): ProfileUpdate {
  const birth = parseBirthDate(values, now);
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    dob: 'date' in birth ? birth.date : null,
    termsAccepted: true,
    marketingOptIn: values.marketing,
  };
}

export type BirthParts = { month: string; day: string; year: string };

/** `date` is `YYYY-MM-DD`, or null when nothing was typed. */
type ParsedBirthDate = { date: string | null } | { error: string; part: keyof BirthParts };

const { birthDate } = messages;

const oldestAge = 120;
const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Parses a typed date of birth and checks it against `now`, as the server does. Months may be numbers or names. */
export function parseBirthDate(parts: BirthParts, now: Date): ParsedBirthDate {
  const clean = (text: string) => toAsciiDigits(text.trim());
  const typed = { month: clean(parts.month), day: clean(parts.day), year: clean(parts.year) };
  const missing = (['month', 'day', 'year'] as const).filter((part) => typed[part] === '');
  const [firstMissing] = missing;
  if (missing.length === 3) return { date: null };
  if (firstMissing) return { error: birthDate.incomplete, part: firstMissing };
  const month = parseMonth(typed.month);
  if (month === undefined) return { error: birthDate.wrongMonth, part: 'month' };
  if (!/^\d{4}$/.test(typed.year)) return { error: birthDate.shortYear, part: 'year' };
  const date = formatDate(typed.year, month, typed.day);
  if (!date) return { error: birthDate.noDate, part: 'day' };
  const age = computeAge(date, now);
  if (age > oldestAge) return { error: birthDate.tooOld(oldestAge), part: 'year' };
  return age >= minAdultAge ? { date } : { error: birthDate.tooYoung(minAdultAge), part: 'year' };
}

/** Splits a stored `YYYY-MM-DD` into parts as a person would type them. */
export function toBirthParts(date: string | null | undefined): BirthParts {
  const [year, month, day] = date?.split('-') ?? [];
  if (!year || !month || !day) return { month: '', day: '', year: '' };
  return { month: String(Number(month)), day: String(Number(day)), year };
}

function parseMonth(text: string): number | undefined {
  const named = monthNames.indexOf(text.slice(0, 3).toLowerCase()) + 1;
  const month = /^\d{1,2}$/.test(text) ? Number(text) : named;
  return month >= 1 && month <= 12 ? month : undefined;
}

function formatDate(year: string, month: number, dayText: string): string | undefined {
  if (!/^\d{1,2}$/.test(dayText)) return undefined;
  const day = Number(dayText);
  const moment = new Date(Date.UTC(Number(year), month - 1, day));
  if (moment.getUTCMonth() !== month - 1 || moment.getUTCDate() !== day) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/**
 * What someone has typed about themselves and not saved yet. It survives a reload and the end of the session in the
 * same tab, and only the person who typed it gets it back. Passwords are never part of it.
 */
type PersonalDraft = Partial<AboutYou & { age: string }>;

const open = (userId?: string) =>
  createStoredValue<PersonalDraft>({
    area: 'session',
    key: `${brand.slug}.onboarding`,
    version: 1,
    owner: userId,
    schema: fields<PersonalDraft>(
      {},
      {
        firstName: text,
        lastName: text,
        age: text,
        month: text,
        day: text,
        year: text,
        terms: flag,
        marketing: flag,
      },
    ),
  });

export function loadDraft(userId: string): PersonalDraft {
  return open(userId).read() ?? {};
}

export function changeDraft(userId: string, change: PersonalDraft): void {
  open(userId).write({ ...loadDraft(userId), ...change });
}

export function dropDraft(): void {
  open().remove();
}
