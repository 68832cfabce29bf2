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
  const { kind, version, text, page } = consent;
  const standing = await db
    .selectFrom('consents')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('version', '=', version)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (standing) return;
  await db
    .insertInto('consents')
    .values({
      user_id: userId,
      kind,
      version,
      text,
      page,
      given_at: consent.givenAt.toISOString(),
      withdrawn_at: null,
    })
    .execute();
}

/** Ends every consent of the kind that is in force. The rows stay: they show what was agreed, and until when. */
export async function withdrawConsent(db: Db, userId: string, kind: ConsentKind, now: Date): Promise<void> {
  await db
    .updateTable('consents')
    .set({ withdrawn_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** All consents of the person, the oldest first. */
export async function listConsents(db: Db, userId: string): Promise<Consent[]> {
  const rows = await db
    .selectFrom('consents')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ kind, version, text, page, given_at, withdrawn_at }) => ({
    kind,
    version,
    text,
    page,
    givenAt: new Date(given_at),
    withdrawnAt: withdrawn_at === null ? null : new Date(withdrawn_at),
  }));
}
