import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import { DatabaseUnreachable } from '../database-errors.ts';
import { keptStatement } from '../engine-sql.ts';

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
  // Right away: what loses the connection may have come with the greeting, before a promise could resolve.
  pool.on('connect', watch);
  const connect = () => explainLoss(pool.connect());
  const dialect = new PostgresDialect({ pool });
  dialect.createDriver = () =>
    new Driver({ pool: { connect, end: () => pool.end(), options: pool.options } });
  return dialect;
}

/**
 * The driver verifies the server's certificate for each of these, as for `verify-full`, but prints a warning about all
 * but that one.
 */
export function withVerifiedTls(url: string): string {
  return /[?&]uselibpqcompat=true(?:&|$)/.test(url)
    ? url
    : url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full');
}

/** Names of statements that connections keep parsed and planned, by their text. */
const names = new Map<string, string>();

function nameStatement(text: string): string | undefined {
  if (!text.startsWith(keptStatement)) return undefined;
  const name = names.get(text) ?? `kept_${names.size}`;
  names.set(text, name);
  return name;
}

function watch(client: pg.PoolClient): void {
  const query = client.query.bind(client);
  // A connection may be lost between two statements of a transaction. The next one fails, so nothing else is to be done.
  client.on('error', () => undefined);
  Object.assign(client, {
    async query(text: string, values: readonly unknown[]) {
      try {
        const name = nameStatement(text);
        const config = { text, values: values.map(withoutNulBytes), ...(name && { name }) };
        return await explainLoss(query(config));
      } catch (cause) {
        // The pool would give a connection that doesn't answer to the next caller, who would wait for it, too.
        if (cause instanceof DatabaseUnreachable) void client.end();
        throw cause;
      }
    },
  });
}

class Driver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    if (settings.isolationLevel) return super.beginTransaction(connection, settings);
    const begin = settings.accessMode === 'read only' ? begins.reading : begins.takingTurns;
    try {
      await connection.executeQuery(CompiledQuery.raw(begin));
    } catch (cause) {
      // It has begun even if its turn didn't come in time, and the next caller gets this connection.
      await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined);
      throw cause;
    }
  }
}

/** PostgreSQL's texts can't contain NUL. SQLite's can, but no person types it. */
function withoutNulBytes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulBytes);
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value;
}

/**
 * Gives the driver's errors about a lost connection one type, unlike those that PostgreSQL itself reports. Those lose
 * their details, which quote rows and parameters and would get into logs.
 */
async function explainLoss<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof pg.DatabaseError) {
      throw Object.assign(cause, { detail: undefined, where: undefined });
    }
    throw new DatabaseUnreachable(`PostgreSQL can’t be reached: ${describeLoss(cause)}`, { cause });
  }
}

const untrusted =
  /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|CERT_\w+|ERR_TLS_CERT_ALTNAME_INVALID)$/;

/** The driver's own words, with what an operator can do about them. */
export function describeLoss(cause: unknown): string {
  const [error = cause]: unknown[] = cause instanceof AggregateError ? cause.errors : [cause];
  const { code = '', message }: { code?: unknown; message?: unknown } = Object(error);
  const words = String(message).replace(/\.$/, '');
  if (untrusted.test(String(code)))
    return `${words}. Its certificate isn’t trusted (${String(code)}). Add sslrootcert=FILE to the URL, with the authority that signed it.`;
  if (code === 'ECONNREFUSED') return `${words}. Nothing listens there. Is it running?`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `${words}. Its host isn’t known here.`;
  return `${words}.`;
}
