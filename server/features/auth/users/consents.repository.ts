import { type ConsentKind, consents } from '../../../../shared/consents.ts';
import type { Db } from '../../../platform/database/database.ts';

/** A consent as it was given: the exact text, its version, the page of this site, and the time. */
export type Consent = {
  kind: ConsentKind;
  version: string;
  text: string;
  page: string;
  givenAt: Date;
  withdrawnAt: Date | null;
};

/** Records that the person agreed to the current text of a consent, and the path of the page where they did. */
export async function recordConsent(
  db: Db,
  { userId, kind, page }: { userId: string; kind: ConsentKind; page: string },
  now: Date,
): Promise<void> {
  await insertConsent(db, userId, { kind, ...consents[kind], page, givenAt: now });
}

/** Stores a consent with its text and time. A consent that is already active stays unchanged. */
export async function insertConsent(db: Db, userId: string, consent: Omit<Consent, 'withdrawnAt'>) {
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

/** Ends every active consent of the kind. The rows stay as a record of what was agreed, and until when. */
export async function withdrawConsent(db: Db, userId: string, kind: ConsentKind, now: Date): Promise<void> {
  await db
    .updateTable('consents')
    .set({ withdrawnAt: now })
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('withdrawnAt', 'is', null)
    .execute();
}

/** All consents of the person, oldest first. */
export function listConsents(db: Db, userId: string): Promise<Consent[]> {
  return db
    .selectFrom('consents')
    .select(['kind', 'version', 'text', 'page', 'givenAt', 'withdrawnAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
}
