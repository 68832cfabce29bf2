import { HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression, sql } from 'kysely';
import pg from 'pg';
import type { Config } from '../../../config.ts';
import type { Logger } from '../../observability/logger.ts';
import type { Db, PostgresDatabase } from '../database.ts';
import type { Tables } from '../schema.ts';
import { StoredValuesPlugin } from '../stored-values.ts';
import { createListener } from './listener.ts';
import { createPostgresDialect, withVerifiedTls } from './postgres-dialect.ts';

const oldestVersion = 15;
type PoolLimits = Config['databasePool'];

/** A client that waits this long has given up, and so has the process that left a transaction open. */
const maxLockWaitMs = 3000;
const maxIdleTransactionMs = 10_000;
/** PostgreSQL itself ends a statement first, unless it has vanished. */
const lossMarginMs = 1000;

const { INT8, NUMERIC } = pg.types.builtins;

/** For a connection that only reads, such as from a copy that may be down for a while. */
export function openReplica(url: string, limits: PoolLimits, logger: Logger): Db {
  return openPool(url, limits, logger, { default_transaction_read_only: 'on' });
}

function openPool(
  url: string,
  { maxConnections, connectTimeoutMs, statementTimeoutMs }: PoolLimits,
  logger: Logger | undefined,
  more: Readonly<Record<string, string>> = {},
): Db {
  const settings = { ...buildTimeouts(statementTimeoutMs), ...more };
  const pool = new pg.Pool({
    connectionString: withVerifiedTls(url),
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: statementTimeoutMs + lossMarginMs,
    keepAlive: true,
    types: { getTypeParser: findParser },
    // A pooler such as PgBouncer refuses them as parameters of the connection, or ignores them.
    async onConnect(client) {
      await client.query(
        'select set_config(name, value, false) from jsonb_each_text($1) as each(name, value)',
        [JSON.stringify(settings)],
      );
    },
  });
  pool.on('error', (cause) => logger?.warn({ err: cause }, 'lost an idle connection to PostgreSQL'));
  return new Kysely<Tables>({
    dialect: createPostgresDialect(pool),
    plugins: [
      new StoredValuesPlugin(),
      // SQLite accepts an empty list.
      new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression }),
    ],
  });
}

/** PostgreSQL's own limits for each connection, in milliseconds. */
function buildTimeouts(statementTimeoutMs: number): Readonly<Record<string, string>> {
  return {
    statement_timeout: `${statementTimeoutMs}ms`,
    lock_timeout: `${maxLockWaitMs}ms`,
    idle_in_transaction_session_timeout: `${maxIdleTransactionMs}ms`,
  };
}

/**
 * Opens a pool of connections to a PostgreSQL database. Throws when the server can't be reached, is too old, or is set up
 * so that it could lose an acknowledged write.
 */
export async function openPostgresDatabase(
  url: string,
  limits: PoolLimits,
  logger?: Logger,
): Promise<PostgresDatabase> {
  const db = openPool(url, limits, logger);
  const listener = createListener({ url, connectTimeoutMs: limits.connectTimeoutMs, logger });
  const close = async () => {
    await listener.close();
    await db.destroy();
  };
  try {
    await requireSafeServer(db, limits);
  } catch (cause) {
    await close();
    throw cause;
  }
  return {
    engine: 'postgres',
    db,
    async canWrite() {
      try {
        // Before the first migration there is no table that could be refused.
        const { rows } = await sql<{ canWrite: boolean }>`
          select current_setting('transaction_read_only') = 'off'
            and coalesce(has_table_privilege(to_regclass('users'), 'insert'), true) as can_write`.execute(db);
        return rows[0]?.canWrite === true;
      } catch {
        return false;
      }
    },
    async notify(within, channel, text) {
      await sql`select pg_notify(${channel}, ${text})`.execute(within);
    },
    listen: listener.listen,
    runAlone: (name, work) =>
      db.connection().execute(async (connection) => {
        const lock = sql<{ isTaken: boolean }>`select pg_try_advisory_lock(hashtext(${name})) as is_taken`;
        if (!(await lock.execute(connection)).rows[0]?.isTaken) return undefined;
        try {
          return await work();
        } finally {
          await sql`select pg_advisory_unlock(hashtext(${name}))`.execute(connection);
        }
      }),
    close,
  };
}

/** Whether two connections are the same one of PostgreSQL, as behind PgBouncer in transaction mode. */
async function isSharingConnections(db: Db): Promise<boolean> {
  const findProcess = async (connection: Db) =>
    (await sql<{ id: number }>`select pg_backend_pid() as id`.execute(connection)).rows[0]?.id;
  return db.connection().execute(async (first) => {
    const before = await findProcess(first);
    return db
      .transaction()
      .setIsolationLevel('read committed')
      .execute(
        async (second) => (await findProcess(second)) === before || (await findProcess(first)) !== before,
      );
  });
}

/** Counts and sums are far below 2^53. */
function findParser(oid: number, format?: 'text' | 'binary'): unknown {
  if (oid === INT8 || oid === NUMERIC) return Number;
  return pg.types.getTypeParser(oid, format);
}

async function requireSafeServer(db: Db, { maxConnections }: PoolLimits): Promise<void> {
  // A single connection shares nothing with another one.
  if (maxConnections > 1 && (await isSharingConnections(db))) {
    throw new Error(
      'A pooler gives one connection to several clients, which would lose notifications, locks, and time limits. ' +
        'Set it to one connection for each session (in PgBouncer: pool_mode = session), or connect to PostgreSQL itself.',
    );
  }
  const { rows } = await sql<{ version: string; commits: string; encoding: string; limit: string }>`
    select current_setting('server_version_num') as version, current_setting('synchronous_commit') as commits,
      current_setting('server_encoding') as encoding, current_setting('statement_timeout') as limit
  `.execute(db);
  const [{ version = '', commits = '', encoding = '', limit = '0' } = {}] = rows;
  if (limit === '0') throw new Error('PostgreSQL, or a pooler in front of it, ignores statement_timeout.');
  const major = Math.floor(Number(version) / 10_000);
  if (major < oldestVersion) {
    throw new Error(`PostgreSQL ${major} is too old. Use version ${oldestVersion} or newer.`);
  }
  if (encoding !== 'UTF8') throw new Error(`The database stores text as ${encoding}. Create it with UTF8.`);
  if (commits === 'off') {
    throw new Error('PostgreSQL runs with synchronous_commit=off and could lose writes. Turn it on.');
  }
}
