import { readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  type RawNode,
  type RootOperationNode,
  sql,
  type UnknownRow,
} from 'kysely';
import type { Db } from './database.ts';
import { isPostgres } from './engine-sql.ts';

const migrationsFolder = fileURLToPath(new URL('../../../migrations/', import.meta.url));

type Migration = { up: (db: Db) => Promise<void> };

/** Takes turns with other processes: by the write lock of SQLite, or by an advisory lock that PostgreSQL waits for. */
const begin = {
  sqlite: 'begin immediate',
  postgres: `begin; set local statement_timeout = 0; set local lock_timeout = 0; select pg_advisory_xact_lock(7306510901)`,
};

/**
 * Brings the schema up to date and returns the names of the migrations it ran. Each migration runs in its own
 * transaction, which takes a lock first. If several processes start at the same time, the others wait and then find
 * nothing to do, and a killed migration leaves no trace. Throws when the database is newer than this program, or has
 * another mark than the given one.
 */
export async function migrate(
  db: Db,
  folder: string = migrationsFolder,
  mark?: string,
): Promise<readonly string[]> {
  const names = listMigrations(folder);
  // PostgreSQL fails when two processes create the same table.
  await (isPostgres(db) ? runLocked(db, createJournal) : createJournal(db));
  const applied = await readApplied(db);
  const unknown = [...applied].filter((name) => !names.includes(name) && name !== mark);
  const foreignMark = unknown.find((name) => !isMigrationName(name));
  if (foreignMark !== undefined) throw new Error(explainMark(foreignMark));
  if (unknown.length > 0) {
    throw new Error(
      `The database has migrations that this version does not know: ${unknown.join(', ')}. Run a newer version, or restore a backup from before the upgrade.`,
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

/** Whether it is a migration, of any version, and not a mark. */
export const isMigrationName = (name: string) => /^\d{4}-./.test(name);

export const explainMark = (mark: string) =>
  `The database isn’t in use: ${mark}. Set DATABASE_URL to the one that is.`;

/** Keeps servers from starting on a database. A mark is a migration that no version knows. */
export async function addMark(db: Db, mark: string): Promise<void> {
  await sql`insert into migrations values (${mark}, ${new Date().toISOString()})`.execute(db);
}

export async function removeMark(db: Db, mark: string): Promise<void> {
  await sql`delete from migrations where name = ${mark}`.execute(db);
}

function listMigrations(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .filter(isMigrationName)
    .sort();
}

async function readApplied(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

async function createJournal(db: Db): Promise<void> {
  await sql`create table if not exists migrations (name text primary key, applied_at text not null) strict`.execute(
    acceptTables(db),
  );
}

async function runMigration(db: Db, name: string, { up }: Migration): Promise<boolean> {
  try {
    return await runLocked(db, async (connection) => {
      if ((await readApplied(connection)).has(name)) return false;
      await up(acceptTables(connection));
      await addMark(connection, name);
      return true;
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The migration ${name} failed and was undone: ${reason}`, { cause });
  }
}

function runLocked<T>(db: Db, work: (connection: Db) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql.raw(isPostgres(db) ? begin.postgres : begin.sqlite).execute(connection);
    try {
      const result = await work(connection);
      await sql`commit`.execute(connection);
      return result;
    } catch (cause) {
      // After an error of the disk, SQLite has done so itself, and a second time would hide that error.
      await sql`rollback`.execute(connection).catch(() => undefined);
      throw cause;
    }
  });
}

/** Migrations are written for SQLite. */
function acceptTables(db: Db): Db {
  return isPostgres(db) ? db.withPlugin(new PostgresTablesPlugin()) : db;
}

function isMigration(module: unknown): module is Migration {
  return typeof module === 'object' && module !== null && 'up' in module && typeof module.up === 'function';
}

/**
 * Turns SQLite's table definitions into PostgreSQL's. Columns hold the same values on both engines, so that rows can be
 * copied between them: numbers of up to 64 bits, and texts that are compared by their bytes. That is SQLite's order, it
 * sorts ISO times, and no update of a system library can change it under an index.
 */
class PostgresTablesPlugin implements KyselyPlugin {
  readonly #transformer = new TableTransformer();

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    return this.#transformer.transformNode(node, queryId);
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  }
}

class TableTransformer extends OperationNodeTransformer {
  protected override transformRaw(node: RawNode): RawNode {
    return { ...node, sqlFragments: node.sqlFragments.map(translateTables) };
  }
}

/** Translates a statement that creates or changes a table, and leaves others as they are. */
function translateTables(statement: string): string {
  if (!/^\s*(?:create|alter) table\b/.test(statement)) return statement;
  return statement
    .replaceAll(/\binteger primary key\b/g, 'bigint generated by default as identity primary key')
    .replaceAll(/\binteger\b/g, 'bigint')
    .replaceAll(/\b(\w+) text\b/g, '$1 text collate "C"')
    .replace(/\) strict(?:, without rowid)?\s*$/, ')');
}
