import { type Kysely, sql } from 'kysely';

/**
 * Who did what at the desk, kept when the operator's account is deleted. `operator_id` stays for the version before,
 * which reads and writes it alone; once no process of that version runs, a later migration can drop it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  'alter table operator_actions add column actor_id text',
  'alter table operator_actions add column actor_email text',
  'alter table operator_actions add column request_id text',
  `update operator_actions set actor_id = operator_id,
    actor_email = (select email from users where users.id = operator_actions.operator_id)
  where operator_id is not null`,
  'create index operator_actions_actor on operator_actions (actor_id) where actor_id is not null',
];
