import { sql } from 'kysely';
import type { Db } from '../../server/platform/database/database.ts';

export async function countAccounts(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Lists the names of all tables except the one that records the migrations. */
export async function listTables(db: Db): Promise<readonly string[]> {
  const tables = await db.introspection.getTables();
  return tables.map(({ name }) => name).filter((name) => name !== 'migrations');
}

/** Marks all jobs as given up on after a day of attempts. */
export async function giveUpJobs(db: Db, now: Date, lastError: string): Promise<void> {
  await db.updateTable('jobs').set({ attempts: 12, failedAt: now, lastError }).execute();
}

export async function emptyTables(db: Db): Promise<void> {
  const tables = await listTables(db);
  await db.transaction().execute(async (trx) => {
    await sql`pragma defer_foreign_keys = on`.execute(trx);
    for (const name of tables) {
      // A migration stores this site as a source.
      const kept = name === 'analytics_sources' ? sql`where name <> 'site'` : sql``;
      await sql`delete from ${sql.table(name)} ${kept}`.execute(trx);
    }
  });
}
