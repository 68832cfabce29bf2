import { readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import type { Db } from './database.ts';

const migrationsFolder = fileURLToPath(new URL('../../../migrations/', import.meta.url));

type Migration = { up: (db: Db) => Promise<void> };

/**
 * Brings the schema up to date and returns the names of the migrations it ran. Each migration runs in its own
 * transaction, which takes the write lock first. If two processes start at the same time, one waits and then finds
 * nothing to do, and a killed migration leaves no trace. Throws when the database is newer than this program.
 */
export async function migrate(db: Db, folder: string = migrationsFolder): Promise<readonly string[]> {
  const names = listMigrations(folder);
  await sql`create table if not exists migrations (name text primary key, applied_at text not null) strict`.execute(
    db,
  );
  const applied = await readApplied(db);
  const unknown = [...applied].filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `The database has migrations that this version does not know: ${unknown.join(', ')}. Run a newer version.`,
    );
  }
  const ran: string[] = [];
  for (const name of names.filter((candidate) => !applied.has(candidate))) {
    const module: unknown = await import(pathToFileURL(`${folder}/${name}.ts`).href);
    if (!isMigration(module)) throw new Error(`The migration ${name} does not export an up function.`);
    if (await runMigration(db, name, module)) ran.push(name);
  }
  return ran;
}

/** Whether every migration of the folder has been applied. */
export async function isMigrated(db: Db, folder: string = migrationsFolder): Promise<boolean> {
  return (await compareMigrations(db, folder)).pending.length === 0;
}

/** `unknown` migrations were applied by a newer version of this program. */
export type MigrationState = { pending: readonly string[]; unknown: readonly string[] };

export async function compareMigrations(db: Db, folder: string = migrationsFolder): Promise<MigrationState> {
  const names = listMigrations(folder);
  const applied = await readApplied(db);
  return {
    pending: names.filter((name) => !applied.has(name)),
    unknown: [...applied].filter((name) => !names.includes(name)),
  };
}

function listMigrations(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((file) => /^\d{4}-.+\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
}

async function readApplied(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

function runMigration(db: Db, name: string, { up }: Migration): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    try {
      const isNew = !(await readApplied(connection)).has(name);
      if (isNew) {
        await up(connection);
        await sql`insert into migrations values (${name}, ${new Date().toISOString()})`.execute(connection);
      }
      await sql`commit`.execute(connection);
      return isNew;
    } catch (cause) {
      await sql`rollback`.execute(connection);
      throw new Error(`The migration ${name} failed and was undone.`, { cause });
    }
  });
}

function isMigration(module: unknown): module is Migration {
  return typeof module === 'object' && module !== null && 'up' in module && typeof module.up === 'function';
}
