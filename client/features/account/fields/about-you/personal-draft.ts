import { brand } from '../../../../../shared/brand.ts';
import { fields, flag, text } from '../../../../lib/light-checks.ts';
import { createStoredValue } from '../../../../lib/stored-value.ts';
import { type BirthParts, emptyBirthParts } from './birth-date.ts';

/**
 * What someone has typed about themselves and not saved yet. It outlives a reload and a session of the same tab, and
 * no one but the person who typed it gets it back. Passwords are never part of it.
 */
export type PersonalDraft = {
  firstName?: string;
  lastName?: string;
  age?: string;
  birth?: BirthParts;
  hasAgreed?: boolean;
  wantsMarketing?: boolean;
};

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
        birth: fields(emptyBirthParts, { month: text, day: text, year: text }),
        hasAgreed: flag,
        wantsMarketing: flag,
      },
    ),
  });

export function readDraft(userId: string): PersonalDraft {
  return open(userId).read() ?? {};
}

export function changeDraft(userId: string, change: PersonalDraft): void {
  open(userId).write({ ...readDraft(userId), ...change });
}

export function dropDraft(): void {
  open().remove();
}
