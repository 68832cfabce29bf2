import type { Profile } from '../../../../shared/api/profile.ts';
import { brand } from '../../../../shared/site/brand.data.ts';
import { fields, text } from '../../../lib/light-checks.ts';
import { createStoredValue } from '../../../lib/stored-value.ts';
import type { Names } from '../fields/about-you/find-names.ts';

/** The texts in the form's fields. */
export type ProfileDraft = Names & { age: string };

export function createDraft({ firstName, lastName, age }: Profile): ProfileDraft {
  return { firstName: firstName ?? '', lastName: lastName ?? '', age: age === null ? '' : String(age) };
}

const emptyDraft: ProfileDraft = { firstName: '', lastName: '', age: '' };

/** The draft of what this person was editing in this tab. */
export function openProfileDraft(userId: string) {
  return createStoredValue({
    area: 'session',
    key: `${brand.slug}.profile-edit`,
    version: 1,
    owner: userId,
    schema: fields(emptyDraft, { firstName: text, lastName: text, age: text }, [
      'firstName',
      'lastName',
      'age',
    ]),
  });
}
