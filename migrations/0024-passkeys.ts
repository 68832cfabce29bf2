import { type Kysely, sql } from 'kysely';

/**
 * Passkeys have a table of their own, and sessions a column, because the version before would stop at a factor or a
 * method that it doesn't know. To it, a session that began with a passkey is one with a password.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  `create table passkeys (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    credential_id text not null unique,
    public_key text not null,
    counter integer not null,
    transports text not null,
    host text not null,
    friendly_name text not null,
    created_at text not null,
    last_used_at text
  ) strict`,
  'create index passkeys_user on passkeys (user_id)',
  `alter table sessions add column is_by_passkey integer not null default 0 check (is_by_passkey in (0, 1))`,
];
