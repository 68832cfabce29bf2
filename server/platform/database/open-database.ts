import type { Config } from '../../config.ts';
import type { Logger } from '../observability/logger.ts';
import { type Database, type Db, isPostgresUrl } from './database.ts';
import { isLockedByServer } from './engine-sql.ts';
import { migrate } from './migrator.ts';
import { lockDatabase } from './sqlite/database-lock.ts';
import { checkQuickly, explainOpening } from './sqlite/integrity.ts';
import { openReadOnlyFile, openSqliteDatabase } from './sqlite/sqlite-database.ts';
import { refuseUnfinishedRestore } from './sqlite/unfinished-restore.ts';

/** A `file:` URL is a SQLite file; `postgres:` or `postgresql:` is a PostgreSQL server's database. */
export type DatabaseSettings = Pick<Config, 'databaseUrl' | 'databasePool'>;

/** A person is waiting while the database waits for another process's lock. */
const maxLockWaitMs = 100;

/** Opens the database as a command does, next to a running server. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  return isPostgresUrl(settings.databaseUrl)
    ? openPostgres(settings)
    : openSqliteDatabase(settings.databaseUrl);
}

/** Like `openDatabase`, but only for reading. Throws when there is no database. */
export async function openForReading(
  settings: DatabaseSettings,
): Promise<{ db: Db; close: () => Promise<void> }> {
  return isPostgresUrl(settings.databaseUrl)
    ? openPostgres(settings)
    : openReadOnlyFile(settings.databaseUrl);
}

/**
 * Opens, checks, and migrates the database for a server. On SQLite, the server has it alone. If another server has it,
 * it is damaged, or it can't be migrated, everything is closed again and this throws.
 */
export async function openServerDatabase(
  settings: DatabaseSettings,
  logger: Logger,
): Promise<Database & AsyncDisposable> {
  await using stack = new AsyncDisposableStack();
  const database = isPostgresUrl(settings.databaseUrl)
    ? await openPostgres(settings, logger)
    : await openOwnFile(settings.databaseUrl, logger, stack);
  stack.defer(() => database.close());
  const ran = await migrate(database.db);
  if (ran.length > 0) logger.info({ migrations: ran }, 'database migrated');
  if (database.engine === 'sqlite') database.setMaxLockWait(maxLockWaitMs);
  const lifetime = stack.move();
  return Object.assign(database, { [Symbol.asyncDispose]: () => lifetime.disposeAsync() });
}

async function openOwnFile(url: string, logger: Logger, stack: AsyncDisposableStack): Promise<Database> {
  return explainOpening(url, async () => {
    stack.use(lockDatabase(url));
    refuseUnfinishedRestore(url);
    const opened = openSqliteDatabase(url, () => {
      logger.warn('another process holds the lock of the database: what would write is refused');
    });
    try {
      await checkQuickly(opened.db, { url, logger });
    } catch (cause) {
      await opened.close();
      throw cause;
    }
    return opened;
  });
}

/** Opens a copy for reading, which doesn't have to be up. */
export async function openReplica(url: string, limits: Config['databasePool'], logger: Logger): Promise<Db> {
  const postgres = await import('./postgres/postgres-database.ts');
  return postgres.openReplica(url, limits, logger);
}

/** Loaded on demand, because most servers run on SQLite. */
async function openPostgres({ databaseUrl, databasePool }: DatabaseSettings, logger?: Logger) {
  const { openPostgresDatabase } = await import('./postgres/postgres-database.ts');
  return openPostgresDatabase(databaseUrl, databasePool, logger);
}

/** Whether a server has this database open. Give the URL and, for PostgreSQL, a connection. */
export async function isServed(url: string, db: Db): Promise<boolean> {
  if (isPostgresUrl(url)) return isLockedByServer(db);
  try {
    lockDatabase(url)[Symbol.dispose]();
    return false;
  } catch {
    return true;
  }
}
