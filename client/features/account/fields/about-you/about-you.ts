import type { Profile, ProfileUpdate } from '../../../../../shared/api/profile.ts';
import type { FormErrors } from '../../../../lib/forms/use-form.ts';
import { messages } from '../messages.ts';
import { type BirthParts, parseBirthDate, toBirthParts } from './birth-date.ts';
import type { Names } from './find-names.ts';

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
