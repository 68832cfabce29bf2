import { sql } from 'kysely';
import {
  type Profile,
  type ProfileAnswers,
  type ProfileUpdate,
  profileAnswersSchema,
  profileFieldsSchema,
  profileSchema,
} from '../../../shared/api/profile.ts';
import type { Db } from '../../platform/database/database.ts';

/** A profile without its quote, which has its own table. */
export type StoredProfile = Omit<Profile, 'quote'>;

export type ProfileFields = Omit<ProfileUpdate, 'quote' | 'termsAccepted' | 'hasApplied'>;

export async function findProfile(db: Db, userId: string): Promise<StoredProfile | undefined> {
  const row = await db.selectFrom('profiles').selectAll().where('userId', '=', userId).executeTakeFirst();
  if (!row) return undefined;
  const { answers, answersAt, updatedAt, ...fields } = row;
  const isCurrent = answersAt?.getTime() === updatedAt.getTime();
  return profileSchema.parse({
    ...fields,
    ...profileAnswersSchema.parse(isCurrent ? answers : await readColumns(db, userId)),
    updatedAt: updatedAt.toISOString(),
  });
}

/** Creates the profile, or changes only the given fields. */
export async function upsertProfile(
  trx: Db,
  userId: string,
  fields: ProfileFields,
  now: Date,
): Promise<void> {
  // Keeps others from changing the row until this transaction ends.
  await trx
    .insertInto('profiles')
    .values({ userId, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ userId }))
    .execute();
  const answers = profileAnswersSchema.parse({ ...(await findProfile(trx, userId)), ...fields });
  await trx
    .updateTable('profiles')
    .set(profileFieldsSchema.parse(fields))
    .set({ answers: JSON.stringify(answers), answersAt: now, updatedAt: now })
    .where('userId', '=', userId)
    .execute();
  await writeColumns(trx, userId, answers);
}

export async function deleteProfile(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('profiles').where('userId', '=', userId).execute();
}

// The version before keeps the answers in columns of their own. While it may still run, both read what the other wrote.

async function readColumns(db: Db, userId: string): Promise<unknown> {
  const columns = Object.keys(profileAnswersSchema.shape).map((name) => sql.ref(name));
  const { rows } = await sql`select ${sql.join(columns)} from profiles where user_id = ${userId}`.execute(db);
  return rows[0];
}

async function writeColumns(db: Db, userId: string, answers: ProfileAnswers): Promise<void> {
  const values = Object.entries(answers).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update profiles set ${sql.join(values)} where user_id = ${userId}`.execute(db);
}
