import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { expect, it } from 'vitest';
import { DatabaseUnreachable } from '../database-errors.ts';
import { createPostgresDialect, explainRefusal, withVerifiedTls } from './postgres-dialect.ts';

it('survives a connection that PostgreSQL ends in the same moment as it accepts it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'coverlight-postgres-'));
  await using server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      const fields = ['SFATAL', 'C57P01', 'Mterminating connection due to administrator command'];
      socket.end(
        Buffer.concat([
          message('R', Buffer.alloc(4)),
          message('Z', Buffer.from('I')),
          message('E', Buffer.from(`${fields.join('\0')}\0\0`)),
        ]),
      );
    });
  }).listen(`${folder}/.s.PGSQL.5432`);
  await once(server, 'listening');
  const pool = new pg.Pool({ host: folder, user: 'anyone', database: 'any' });
  await using db = new Kysely<unknown>({ dialect: createPostgresDialect(pool) });
  await expect(sql`select 1`.execute(db)).rejects.toThrow(DatabaseUnreachable);
  rmSync(folder, { recursive: true });
});

/** A message of PostgreSQL's protocol: its type, its length with those four bytes, and its content. */
function message(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}

it.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate; if the root CA is installed', 'Add sslrootcert='],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'self-signed certificate in certificate chain', 'Add sslrootcert='],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'unable to verify the first certificate', 'Add sslrootcert='],
  ['CERT_UNTRUSTED', 'certificate not trusted', 'Add sslrootcert='],
  ['CERT_HAS_EXPIRED', 'certificate has expired', 'Renew'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', "Hostname/IP does not match certificate's altnames", 'Name the host'],
  ['', 'The server does not support SSL connections', 'remove sslmode'],
  ['ENOENT', "ENOENT: no such file or directory, open '/ca.crt'", 'Correct this file’s name'],
  ['ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432', 'Start PostgreSQL'],
  ['ENOENT', 'connect ENOENT /run/.s.PGSQL.5432', 'Start PostgreSQL'],
  ['ENOTFOUND', 'getaddrinfo ENOTFOUND db', 'check the DNS'],
  ['EAI_AGAIN', 'getaddrinfo EAI_AGAIN db', 'check the DNS'],
  ['ETIMEDOUT', 'connect ETIMEDOUT 10.0.0.1:5432', 'the firewall'],
  ['', 'Connection terminated due to connection timeout', 'the firewall'],
  ['', 'timeout exceeded when trying to connect', 'Raise DATABASE_MAX_CONNECTIONS'],
  ['', 'SASL: client password must be a string', 'Correct the user and password'],
  ['', 'Connection terminated unexpectedly', 'whether PostgreSQL runs there'],
  ['EPROTO', 'write EPROTO error:SSL routines:wrong version number:c:77:\n', 'whether PostgreSQL runs there'],
])('says what to do about a connection that fails with “%s”, %s', (code, message, remedy) => {
  const refusal = explainRefusal(Object.assign(new Error(message), { code }));
  expect(refusal).toBeInstanceOf(DatabaseUnreachable);
  expect(refusal.message).toMatch(/^PostgreSQL can’t be reached: [^;\n]+$/);
  expect(refusal.message).toContain(remedy);
});

it.each([
  ['28P01', 'password authentication failed for user "site"', 'Correct the user and password'],
  ['28000', 'no pg_hba.conf entry for host "127.0.0.1", user "a", no encryption', 'Add sslmode'],
  ['28000', 'role "site" does not exist', 'Create this user'],
  ['3D000', 'database "site" does not exist', 'Create the database'],
  ['08P01', 'no such database: site', 'Create the database'],
  ['42501', 'permission denied for database "site"', 'the owner of the database'],
  ['55000', 'database "site" is not currently accepting connections', 'Allow connections'],
  ['53300', 'sorry, too many clients already', 'Raise max_connections'],
  ['57P03', 'the database system is starting up', 'Wait until PostgreSQL has started'],
])('says what to do when PostgreSQL answers %s, %s', (code, message, remedy) => {
  const error = Object.assign(new pg.DatabaseError(message, 0, 'error'), { code });
  expect(explainRefusal(error)).toMatchObject({
    code,
    message: expect.stringMatching(new RegExp(`^PostgreSQL refused the connection: .+${remedy}`)),
  });
});

it.each([
  ['postgres://db/site?sslmode=require', 'postgres://db/site?sslmode=verify-full'],
  ['postgres://db/site?a=1&sslmode=prefer&b=2', 'postgres://db/site?a=1&sslmode=verify-full&b=2'],
  ['postgres://db/site?sslmode=disable', 'postgres://db/site?sslmode=disable'],
  [
    'postgres://db/site?uselibpqcompat=true&sslmode=require',
    'postgres://db/site?uselibpqcompat=true&sslmode=require',
  ],
])('verifies certificates without the driver’s warning: %s', (url, expected) => {
  expect(withVerifiedTls(url)).toBe(expected);
});
