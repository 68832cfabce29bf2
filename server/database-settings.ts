import * as z from 'zod';
import { optional, wholeNumber, withDefault } from './setting-checks.ts';

export const database = {
  DATABASE_URL: withDefault(
    z
      .string()
      .regex(
        /^(?:file:.+|postgres(?:ql)?:\/\/.+)/,
        'must start with file: and name a path, such as file:data/coverlight.db, or start with postgres://',
      ),
    'file:data/coverlight.db',
    'The SQLite file, whose folder is created if it does not exist, or a PostgreSQL database as postgres://user:password@host/name.',
  ),
  DATABASE_REPLICA_URL: optional(
    z.string().regex(/^postgres(?:ql)?:\/\/.+/, 'must start with postgres://'),
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
