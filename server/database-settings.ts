import * as z from 'zod';
import { optional, wholeNumber, withDefault } from './setting-checks.ts';

const misspelled =
  'must be postgres://user:password@host/name; in the user and password, write # as %23, / as %2F, ? as %3F, @ as %40, and % as %25';

/** The driver takes such a URL apart wrongly, or refuses it without naming the setting. */
function isWellFormed(text: string): boolean {
  // Without a host, for a socket, the standard allows no user.
  const url = URL.parse(text.replace(/@(?=\/)/, '@localhost'));
  return !!url && url.hash === '' && [url.username, url.password].every(canDecode);
}

function canDecode(text: string): boolean {
  try {
    return decodeURIComponent(text) !== undefined;
  } catch {
    return false;
  }
}

export const database = {
  DATABASE_URL: withDefault(
    z
      .string()
      .regex(
        /^(?:file:.+|postgres(?:ql)?:\/\/.+)/,
        'must start with file: and name a path, such as file:data/coverlight.db, or start with postgres://',
      )
      .refine((text) => text.startsWith('file:') || isWellFormed(text), { error: misspelled }),
    'file:data/coverlight.db',
    'The SQLite file, whose folder is created if it does not exist, or a PostgreSQL database as postgres://user:password@host/name.',
  ),
  DATABASE_REPLICA_URL: optional(
    z
      .string()
      .regex(/^postgres(?:ql)?:\/\/.+/, 'must start with postgres://')
      .refine(isWellFormed, { error: misspelled }),
    'A read-only copy of a PostgreSQL database, kept by streaming replication. Reports read from it or, while it is down, from the database itself.',
  ),
  DATABASE_MAX_CONNECTIONS: withDefault(
    wholeNumber(2, 1000),
    '10',
    'Connections that a process may open to PostgreSQL, besides one for notifications.',
  ),
  DATABASE_CONNECT_TIMEOUT_MS: withDefault(
    wholeNumber(100, 60_000),
    '2000',
    'How long a request may wait for a connection to PostgreSQL, in milliseconds.',
  ),
  DATABASE_STATEMENT_TIMEOUT_MS: withDefault(
    wholeNumber(100, 600_000),
    '10000',
    'How long PostgreSQL may work on one statement, in milliseconds.',
  ),
};
