import { brand } from '../../../../../shared/brand.ts';
import { readStored, removeStored, writeStored } from '../../../../lib/storage.ts';
import { type BirthParts, emptyBirthParts } from './birth-date.ts';

/**
 * What somebody has typed about themselves and not saved yet. It outlives a reload and a session of the same tab, and
 * is given to nobody but the person who typed it. Passwords are never part of it.
 */
export type AccountDraft = {
  firstName?: string;
  lastName?: string;
  age?: string;
  birth?: BirthParts;
  hasAgreed?: boolean;
  wantsMarketing?: boolean;
};

const key = `${brand.slug}.onboarding`;
const version = 1;

export function readDraft(userId: string): AccountDraft {
  return parseDraft(readStored('session', key), userId);
}

export function changeDraft(userId: string, change: AccountDraft): void {
  writeStored('session', key, { version, userId, ...readDraft(userId), ...change });
}

export function dropDraft(): void {
  removeStored('session', key);
}

/** Every part that has the right type; nothing of another person or another version. */
export function parseDraft(stored: unknown, userId: string): AccountDraft {
  if (!isRecord(stored) || stored.version !== version || stored.userId !== userId) return {};
  const { firstName, lastName, age, birth, hasAgreed, wantsMarketing } = stored;
  return {
    ...(typeof firstName === 'string' && { firstName }),
    ...(typeof lastName === 'string' && { lastName }),
    ...(typeof age === 'string' && { age }),
    ...(isRecord(birth) && { birth: parseBirth(birth) }),
    ...(typeof hasAgreed === 'boolean' && { hasAgreed }),
    ...(typeof wantsMarketing === 'boolean' && { wantsMarketing }),
  };
}

function parseBirth({ month, day, year }: Record<string, unknown>): BirthParts {
  if (typeof month !== 'string' || typeof day !== 'string' || typeof year !== 'string')
    return emptyBirthParts;
  return { month, day, year };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
