import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import { DatabaseUnreachable, getCode } from '../database-errors.ts';
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
  const connect = async () => {
    try {
      return await pool.connect();
    } catch (cause) {
      throw explainRefusal(cause);
    }
  };
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
      const name = nameStatement(text);
      const config = { text, values: values.map(withoutNulBytes), ...(name && { name }) };
      try {
        return await query(config);
      } catch (cause) {
        const loss = explainLoss(cause);
        // The pool would give a connection that doesn't answer to the next caller, who would wait for it, too.
        if (loss instanceof DatabaseUnreachable) void client.end();
        throw loss;
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

/** Gives the driver's errors about a lost connection one type, unlike those that PostgreSQL itself reports. */
function explainLoss(cause: unknown): Error {
  if (!(cause instanceof pg.DatabaseError))
    return new DatabaseUnreachable(`PostgreSQL can’t be reached: ${getWords(cause)}.`, { cause });
  return reword(cause, cause.code === '42501' ? `${cause.message}. ${ownership}` : cause.message);
}

const ownership = 'Make the user in the URL the owner of the database and its tables.';

/** What an operator can do, by the error's code and words: the first one that matches. */
const remedies: readonly (readonly [RegExp, string])[] = [
  [/, open '/, 'Correct this file’s name in the URL.'],
  [/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)/, 'Renew the server’s certificate, or set this machine’s clock.'],
  [/^ERR_TLS_CERT_ALTNAME/, 'Name the host in the URL as its certificate does.'],
  [
    /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_|CERT_)/,
    'Its certificate isn’t trusted. Add sslrootcert=FILE to the URL, with the authority that signed it.',
  ],
  [/does not support SSL/, 'Turn ssl on there, or remove sslmode from the URL.'],
  [
    /^(?:ECONNREFUSED|ENOENT)/,
    'Nothing listens there. Start PostgreSQL, or correct the host and port in the URL.',
  ],
  [/^(?:ENOTFOUND|EAI_AGAIN)/, 'Its host isn’t known here. Correct it in the URL, or check the DNS.'],
  [/when trying to connect/, 'All connections are in use. Raise DATABASE_MAX_CONNECTIONS.'],
  [
    /^(?:ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)|timeout/,
    'Nothing answers there. Check the host and port in the URL, and the firewall.',
  ],
  [/^28P01|password must be a string/, 'Correct the user and password in the URL.'],
  [/no encryption/, 'Add sslmode=verify-full to the URL, or let this connection in with pg_hba.conf.'],
  [/^28/, 'Create this user there, let it in with pg_hba.conf, or correct the URL.'],
  [/^3D000|no such database/, 'Create the database there, or correct its name in the URL.'],
  [/^42501/, ownership],
  [/^55000/, 'Allow connections to it, or correct its name in the URL.'],
  [/^53300/, 'Raise max_connections or the user’s limit there, or lower DATABASE_MAX_CONNECTIONS.'],
  [/^57P0/, 'Wait until PostgreSQL has started.'],
  [/^/, 'Check the host and port in the URL, whether PostgreSQL runs there, and its log.'],
];

/** Says why there is no connection, in the server's or driver's own words, and what an operator can do about it. */
export function explainRefusal(cause: unknown): Error {
  const words = getWords(cause);
  const [, remedy = ''] =
    remedies.find(([pattern]) => pattern.test(`${getCode(getFirst(cause))} ${words}`)) ?? [];
  return cause instanceof pg.DatabaseError
    ? reword(cause, `PostgreSQL refused the connection: ${words}. ${remedy}`)
    : new DatabaseUnreachable(`PostgreSQL can’t be reached: ${words}. ${remedy}`, { cause });
}

/** Without the details, which quote rows and parameters and would get into logs. */
function reword(error: pg.DatabaseError, message: string): Error {
  return Object.assign(error, { message, detail: undefined, where: undefined });
}

/** Without what Node advises about its own options. */
function getWords(cause: unknown): string {
  const first = getFirst(cause);
  const message = first instanceof Error ? first.message : String(first);
  return message.replace(/(?:; if the root CA|\n).*/s, '').replace(/\.$/, '');
}

/** A host with several addresses has an error for each. */
function getFirst(cause: unknown): unknown {
  return cause instanceof AggregateError ? cause.errors[0] : cause;
}
