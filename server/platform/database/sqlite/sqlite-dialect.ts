import type SqliteDatabase from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely';
import { keptStatement } from '../engine-sql.ts';
import { waitOutLock } from '../wait-out-lock.ts';

/** Lets callers use the connection one at a time, in order. */
type Turns = { take: () => Promise<void>; give: () => void };

/** How long to wait for another process's lock, and what to call when it lasts longer. */
export type LockPolicy = { maxMs: number; onGiveUp: () => void };

/**
 * Kysely's dialect for the one connection. A query that waits for another process's lock lets others use the
 * connection, so reads continue.
 */
export function createDialect(sqlite: SqliteDatabase.Database, policy: LockPolicy): SqliteDialect {
  const turns = createTurns();
  const dialect = new SqliteDialect({ database: sqlite });
  dialect.createDriver = () => new Driver(sqlite, turns, policy);
  dialect.createAdapter = () => new Adapter();
  return dialect;
}

/** Kysely's own queue wouldn't let others in while one waits. */
class Adapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class Driver extends SqliteDriver {
  readonly #sqlite: SqliteDatabase.Database;
  readonly #turns: Turns;
  readonly #policy: LockPolicy;
  #connection: DatabaseConnection | undefined;

  constructor(sqlite: SqliteDatabase.Database, turns: Turns, policy: LockPolicy) {
    super({ database: withKeptStatements(sqlite) });
    this.#sqlite = sqlite;
    this.#turns = turns;
    this.#policy = policy;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.take();
    this.#connection ??= this.#makePatient(await super.acquireConnection());
    return this.#connection;
  }

  override async releaseConnection(): Promise<void> {
    this.#turns.give();
  }

  /**
   * A transaction that may write takes the lock at its start, the only point where SQLite can refuse it and it can be
   * tried again.
   */
  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    await connection.executeQuery(
      CompiledQuery.raw(accessMode === 'read only' ? 'begin' : 'begin immediate'),
    );
  }

  /**
   * SQLite itself rolls back a transaction when the disk is full or failing. A second rollback would fail, and its
   * error would hide the first one, which tells the error handler that the problem may pass.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#sqlite.inTransaction) await super.rollbackTransaction(connection);
  }

  #makePatient(connection: DatabaseConnection): DatabaseConnection {
    const turns = this.#turns;
    return {
      executeQuery: (query, options) =>
        waitOutLock(() => connection.executeQuery(query, options), {
          ...this.#policy,
          canRetry: () => !this.#sqlite.inTransaction,
          async between(rest) {
            turns.give();
            await rest();
            await turns.take();
          },
        }),
      streamQuery: (query, chunkSize, options) => connection.streamQuery(query, chunkSize, options),
    };
  }
}

function withKeptStatements(sqlite: SqliteDatabase.Database) {
  const kept = new Map<string, SqliteDatabase.Statement<unknown[]>>();
  return {
    close: () => void sqlite.close(),
    prepare(text: string) {
      const statement = kept.get(text) ?? sqlite.prepare<unknown[]>(text);
      if (text.startsWith(keptStatement)) kept.set(text, statement);
      return statement;
    },
  };
}

function createTurns(): Turns {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  return {
    take() {
      if (!isTaken) {
        isTaken = true;
        return Promise.resolve();
      }
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push(resolve);
      return promise;
    },
    give() {
      const next = waiting.shift();
      if (next) next();
      else isTaken = false;
    },
  };
}
