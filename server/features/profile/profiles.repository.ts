import type { Selectable } from 'kysely';
import type { Profile, ProfileUpdate } from '../../../shared/api/profile.ts';
import { profileSchema } from '../../../shared/api/profile.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/schema.ts';

/** A profile without its quote, which has a table of its own. */
export type StoredProfile = Omit<Profile, 'quote'>;

export type ProfileFields = Omit<ProfileUpdate, 'quote' | 'termsAccepted'>;

export async function findProfile(db: Db, userId: string): Promise<StoredProfile | undefined> {
  const row = await db.selectFrom('profiles').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return row && toProfile(row);
}

/** Creates the profile, or changes those of its fields that are given. */
export async function upsertProfile(db: Db, userId: string, fields: ProfileFields, now: Date): Promise<void> {
  const time = now.toISOString();
  const columns = toColumns(fields);
  await db
    .insertInto('profiles')
    .values({ ...columns, user_id: userId, created_at: time, updated_at: time })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...columns, updated_at: time }))
    .execute();
}

/** Kysely leaves out what is undefined, so a field that is not given keeps its value. */
function toColumns(fields: ProfileFields) {
  return {
    first_name: fields.firstName,
    last_name: fields.lastName,
    dob: fields.dob,
    marketing_opt_in: fields.marketingOptIn === undefined ? undefined : Number(fields.marketingOptIn),
    onboarding_completed:
      fields.onboardingCompleted === undefined ? undefined : Number(fields.onboardingCompleted),
    phone_number: fields.phoneNumber,
    name: fields.name,
    age: fields.age,
    state: fields.state,
    coverage_amount: fields.coverageAmount,
    smoking_status: fields.smokingStatus,
    policy_type: fields.policyType,
    health_status: fields.healthStatus,
    health_conditions: fields.healthConditions,
    priority: fields.priority,
    no_medical_exam: fields.noMedicalExam,
    approval_preference: fields.approvalPreference,
  };
}

function toProfile(row: Selectable<Tables['profiles']>): StoredProfile {
  return profileSchema.parse({
    userId: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    dob: row.dob,
    marketingOptIn: row.marketing_opt_in === 1,
    onboardingCompleted: row.onboarding_completed === 1,
    phoneNumber: row.phone_number,
    name: row.name,
    age: row.age,
    state: row.state,
    coverageAmount: row.coverage_amount,
    smokingStatus: row.smoking_status,
    policyType: row.policy_type,
    healthStatus: row.health_status,
    healthConditions: row.health_conditions,
    priority: row.priority,
    noMedicalExam: row.no_medical_exam,
    approvalPreference: row.approval_preference,
    updatedAt: row.updated_at,
  });
}
