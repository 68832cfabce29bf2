import { brand } from '../../../../../shared/site/brand.data.ts';
import { fields, flag, text } from '../../../../lib/light-checks.ts';
import { createStoredValue } from '../../../../lib/stored-value.ts';
import type { AboutYou } from './about-you.ts';

/**
 * What someone has typed about themselves and not saved yet. It survives a reload and the end of the session in the
 * same tab, and only the person who typed it gets it back. Passwords are never part of it.
 */
export type PersonalDraft = Partial<AboutYou & { age: string }>;

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
