import { type ConsentKind, consents } from '../../../../shared/consents.ts';
import type { Db } from '../../../platform/database/database.ts';

/** A consent as it was given: the exact text, its version, the page of this site, the time. */
export type Consent = {
  kind: ConsentKind;
  version: string;
  text: string;
  page: string;
  givenAt: Date;
  withdrawnAt: Date | null;
};

/** Records that the person agreed to today's text of a consent, on a page of this site (its path). */
export async function recordConsent(
  db: Db,
  { userId, kind, page }: { userId: string; kind: ConsentKind; page: string },
  now: Date,
): Promise<void> {
  await insertConsent(db, userId, { kind, ...consents[kind], page, givenAt: now });
}

/** Stores a consent with the text and time at which it was given. One that is in force already stands as it is. */
export async function insertConsent(
  db: Db,
  userId: string,
  consent: Omit<Consent, 'withdrawnAt'>,
): Promise<void> {
  const { kind, version } = consent;
  const standing = await db
    .selectFrom('consents')
    .select('id')
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('version', '=', version)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst();
  if (standing) return;
  await db
    .insertInto('consents')
    .values({ ...consent, userId })
    .execute();
}

/** Ends every consent of the kind that is in force. The rows stay: they show what was agreed, and until when. */
export async function withdrawConsent(db: Db, userId: string, kind: ConsentKind, now: Date): Promise<void> {
  await db
    .updateTable('consents')
    .set({ withdrawnAt: now })
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('withdrawnAt', 'is', null)
    .execute();
}

/** All consents of the person, the oldest first. */
export function listConsents(db: Db, userId: string): Promise<Consent[]> {
  return db
    .selectFrom('consents')
    .select(['kind', 'version', 'text', 'page', 'givenAt', 'withdrawnAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
}
