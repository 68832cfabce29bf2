import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { expect, it } from 'vitest';
import { DatabaseUnreachable } from '../database-errors.ts';
import { createPostgresDialect, describeLoss, withVerifiedTls } from './postgres-dialect.ts';

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
  ['self-signed certificate', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
  ['self-signed certificate in certificate chain', 'SELF_SIGNED_CERT_IN_CHAIN'],
  ['unable to verify the first certificate', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
  ['certificate has expired', 'CERT_HAS_EXPIRED'],
  ["Hostname/IP does not match certificate's altnames", 'ERR_TLS_CERT_ALTNAME_INVALID'],
])('says that a certificate isn’t trusted: %s', (message, code) => {
  expect(describeLoss(Object.assign(new Error(message), { code }))).toMatch(
    new RegExp(`^${message}\\. Its certificate isn’t trusted \\(${code}\\)\\. Add sslrootcert=`),
  );
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
