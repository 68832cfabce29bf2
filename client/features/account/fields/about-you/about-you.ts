import type { Profile, ProfileUpdate } from '../../../../../shared/api/profile.ts';
import { consents } from '../../../../../shared/consents.ts';
import { type BirthParts, readBirthDate, toBirthParts } from './birth-date.ts';
import type { Names } from './find-names.ts';
import type { PersonalDraft } from './personal-draft.ts';

/** The fields of "About you" as they are typed and ticked. */
export type AboutYou = Names & { birth: BirthParts; hasAgreed: boolean; wantsMarketing: boolean };

/** What is wrong, by the names of the form's controls. */
export type AboutFaults = Partial<Record<keyof Names | keyof BirthParts | 'terms', string>>;

/** What the person typed before, else what is known. Agreement to the terms is never taken from elsewhere. */
export function startAboutYou(draft: PersonalDraft, names: Names, profile: Profile | undefined): AboutYou {
  return {
    firstName: draft.firstName ?? names.firstName,
    lastName: draft.lastName ?? names.lastName,
    birth: draft.birth ?? toBirthParts(profile?.dob),
    hasAgreed: draft.hasAgreed ?? false,
    wantsMarketing: draft.wantsMarketing ?? profile?.marketingOptIn ?? false,
  };
}

/** What to fix before the form can be sent, in its order. The product specification, "'About you' profile form". */
export function findAboutFaults({ firstName, lastName, birth, hasAgreed }: AboutYou, now: Date): AboutFaults {
  const reading = readBirthDate(birth, now);
  return {
    ...(firstName.trim() === '' && { firstName: 'First name is required' }),
    ...(lastName.trim() === '' && { lastName: 'Last name is required' }),
    ...('fault' in reading && { [reading.part]: reading.fault }),
    ...(!hasAgreed && { terms: consents.terms.text.replace('I agree', 'You must agree') }),
  };
}

/** What the form saves. An age that the profile has stays, unless the date of birth tells another. */
export function toProfileUpdate(typed: AboutYou, now: Date): ProfileUpdate {
  const reading = readBirthDate(typed.birth, now);
  return {
    firstName: typed.firstName.trim(),
    lastName: typed.lastName.trim(),
    dob: 'date' in reading ? reading.date : null,
    termsAccepted: true,
    marketingOptIn: typed.wantsMarketing,
  };
}
