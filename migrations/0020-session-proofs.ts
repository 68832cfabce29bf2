import { type Kysely, sql } from 'kysely';

/**
 * Which token a new one replaces until it's first used, when a session last used its second factor and which one, and
 * whether the session only serves to set a new password.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

// The version before writes none of these columns, so its tokens count as used, and its recoveries stay as they are.
const statements: readonly string[] = [
  'alter table session_tokens add column replaces_hash text',
  'create index session_tokens_replaces on session_tokens (replaces_hash) where replaces_hash is not null',
  'alter table sessions add column second_factor_at text',
  'alter table sessions add column second_factor_id text',
  `alter table sessions add column is_password_due integer not null default 0 check (is_password_due in (0, 1))`,
];
