import { type Kysely, sql } from 'kysely';

/**
 * Addresses that no one has proven, which no longer take the place of a proven one, whether the owner of a Google
 * identity was told about it, and notices before an account is removed. Accounts of earlier versions stay as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  'alter table users add column unproven_email text',
  'create index users_unproven_email on users (unproven_email) where unproven_email is not null',
  'alter table identities add column is_owner_told integer not null default 0 check (is_owner_told in (0, 1))',
  "create index identities_to_tell on identities (id) where provider = 'google' and is_owner_told = 0",
  `create table removal_notices (
    user_id text not null references users (id) on delete cascade,
    stage text not null check (stage in ('unproven', 'first', 'last')),
    created_at text not null,
    sent_at text,
    primary key (user_id, stage)
  ) strict, without rowid`,
];
