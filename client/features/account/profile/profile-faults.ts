import { parseProfileAge, profileAge } from '../../../../shared/validation/age.ts';
import type { ProfileDraft } from './profile-draft.ts';

export type ProfileFaults = Partial<Record<keyof ProfileDraft, string>>;

/** What to fix before the profile can be saved, by field. The product specification, "Validation rules". */
export function findProfileFaults({ firstName, lastName, age }: ProfileDraft): ProfileFaults {
  return {
    ...(firstName.trim() === '' && { firstName: 'Enter your first name.' }),
    ...(lastName.trim() === '' && { lastName: 'Enter your last name.' }),
    ...(parseProfileAge(age) === undefined && { age: profileAge.message }),
  };
}

/** The toast for the first of the faults; undefined when there is none. */
export function describeFaults(faults: ProfileFaults): { title: string; description: string } | undefined {
  if (faults.firstName ?? faults.lastName) {
    return { title: 'Required fields', description: 'Please enter your first and last name.' };
  }
  return faults.age ? { title: 'Invalid age', description: profileAge.message } : undefined;
}
