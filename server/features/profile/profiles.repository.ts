import type { Profile, ProfileUpdate } from '../../../shared/api/profile.ts';
import { profileSchema } from '../../../shared/api/profile.ts';
import type { Db } from '../../platform/database/database.ts';

/** A profile without its quote, which has its own table. */
export type StoredProfile = Omit<Profile, 'quote'>;

export type ProfileFields = Omit<ProfileUpdate, 'quote' | 'termsAccepted'>;

export async function findProfile(db: Db, userId: string): Promise<StoredProfile | undefined> {
  const row = await db.selectFrom('profiles').selectAll().where('userId', '=', userId).executeTakeFirst();
  return row && profileSchema.parse({ ...row, updatedAt: row.updatedAt.toISOString() });
}

/** Creates the profile, or changes only the given fields. */
export async function upsertProfile(db: Db, userId: string, fields: ProfileFields, now: Date): Promise<void> {
  await db
    .insertInto('profiles')
    .values({ ...fields, userId, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ ...fields, updatedAt: now }))
    .execute();
}

export async function deleteProfile(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('profiles').where('userId', '=', userId).execute();
}
