import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  PostgresDriver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import { DatabaseUnreachable } from '../database-errors.ts';

/** Identifies the lock by which transactions take turns. */
const turnLock = 7_306_510_902;
const begins = {
  reading: 'begin isolation level repeatable read read only',
  takingTurns: `begin; select pg_advisory_xact_lock(${turnLock})`,
};

/**
 * Kysely's dialect for a pool of connections. Transactions of all processes take turns, as they do on SQLite, so what a
 * transaction has read stays true until it commits. A read-only one sees a single moment and waits for no one, and one
 * with an explicit isolation level takes no turn.
 */
export function createPostgresDialect(pool: pg.Pool): PostgresDialect {
  const dialect = new PostgresDialect({ pool });
  dialect.createDriver = () => new Driver({ pool });
  return dialect;
}

class Driver extends PostgresDriver {
  readonly #watched = new WeakMap<DatabaseConnection, DatabaseConnection>();

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await explainLoss(super.acquireConnection());
    const watched = this.#watched.get(connection);
    if (watched) return watched;
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = <R>(query: CompiledQuery, ...rest: never[]) =>
      explainLoss<QueryResult<R>>(execute(withoutNulBytes(query), ...rest));
    this.#watched.set(connection, connection);
    return connection;
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    if (settings.isolationLevel) return super.beginTransaction(connection, settings);
    const begin = settings.accessMode === 'read only' ? begins.reading : begins.takingTurns;
    await connection.executeQuery(CompiledQuery.raw(begin));
  }
}

/** PostgreSQL's texts can't contain NUL. SQLite's can, but no person types it. */
function withoutNulBytes(query: CompiledQuery): CompiledQuery {
  const clean = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(clean);
    return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value;
  };
  return { ...query, parameters: query.parameters.map(clean) };
}

/** Gives the driver's errors about a lost connection one type, unlike those that PostgreSQL itself reports. */
async function explainLoss<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof pg.DatabaseError) throw cause;
    throw new DatabaseUnreachable('PostgreSQL can’t be reached.', { cause });
  }
}
