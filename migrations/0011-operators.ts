import { type Kysely, sql } from 'kysely';

/** Who can use the operator's desk, what they did there, and what the desk shows about messages and referrals. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  `create table operators (
    user_id text primary key references users (id) on delete cascade,
    added_at text not null
  ) strict, without rowid`,
  // An action is kept longer than its operator and the person it was about, without naming either.
  `create table operator_actions (
    id text primary key,
    operator_id text references users (id) on delete set null,
    action text not null,
    subject_id text,
    detail text not null default '',
    done_at text not null
  ) strict, without rowid`,
  'create index operator_actions_done_at on operator_actions (done_at)',
  'create index operator_actions_operator on operator_actions (operator_id) where operator_id is not null',
  'create index operator_actions_subject on operator_actions (subject_id) where subject_id is not null',
  'alter table contact_messages add column read_at text',
  'alter table contact_messages add column answered_at text',
  'alter table contact_messages add column spam_at text',
  'create index contact_messages_created_at on contact_messages (created_at)',
  'alter table referral_logs add column is_signed_in integer check (is_signed_in in (0, 1))',
];
