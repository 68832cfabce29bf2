import type { Profile } from '../../../../shared/api/profile.ts';
import { brand } from '../../../../shared/brand.ts';
import { readStored, removeStored, writeStored } from '../../../lib/storage.ts';

/** The form's texts as typed. */
export type ProfileDraft = { firstName: string; lastName: string; age: string };

/** Rises whenever an older shape can no longer be read. */
const version = 1;
const key = `${brand.slug}.profile-edit`;

export function createDraft({ firstName, lastName, age }: Profile): ProfileDraft {
  return { firstName: firstName ?? '', lastName: lastName ?? '', age: age === null ? '' : String(age) };
}

/** What this person was editing in this tab; undefined when nothing, or when it was somebody else. */
export function readDraft(userId: string): ProfileDraft | undefined {
  return parseDraft(readStored('session', key), userId);
}

export function writeDraft(userId: string, draft: ProfileDraft): void {
  writeStored('session', key, { version, userId, ...draft });
}

export function dropDraft(): void {
  removeStored('session', key);
}

export function parseDraft(stored: unknown, userId: string): ProfileDraft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const read = (name: string): unknown => Reflect.get(stored, name);
  const [firstName, lastName, age] = ['firstName', 'lastName', 'age'].map(read);
  if (read('version') !== version || read('userId') !== userId) return undefined;
  if (typeof firstName !== 'string' || typeof lastName !== 'string' || typeof age !== 'string')
    return undefined;
  return { firstName, lastName, age };
}
