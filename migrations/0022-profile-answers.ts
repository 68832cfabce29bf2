import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * One JSON column for the answers in a profile, which had a column each. `answers_at` is the `updated_at` at which they
 * were written: the version before only writes the columns, so a row with another time was changed by it.
 *
 * The next release fills `answers` once more where the times differ, and drops the nine columns and `answers_at`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const build = db.getExecutor().adapter instanceof PostgresAdapter ? 'json_build_object' : 'json_object';
  const pairs = columns.map(([field, column]) => `'${field}', ${column}`).join(', ');
  for (const statement of [
    'alter table profiles add column answers text',
    'alter table profiles add column answers_at text',
    `update profiles set answers = ${build}(${pairs}), answers_at = updated_at`,
  ])
    await sql.raw(statement).execute(db);
}

const columns = [
  ['state', 'state'],
  ['coverageAmount', 'coverage_amount'],
  ['smokingStatus', 'smoking_status'],
  ['policyType', 'policy_type'],
  ['healthStatus', 'health_status'],
  ['healthConditions', 'health_conditions'],
  ['priority', 'priority'],
  ['noMedicalExam', 'no_medical_exam'],
  ['approvalPreference', 'approval_preference'],
] as const;
