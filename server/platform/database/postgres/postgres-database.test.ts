import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import pg from 'pg';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { copyTemplate } from '../../../testing/peers/postgres-databases.ts';
import { startPostgres } from '../../../testing/peers/postgres-server.ts';
import { startRelay } from '../../../testing/peers/relay.ts';
import { createTestApp, type TestApp, testOrigin } from '../../../testing/test-app.ts';
import { DatabaseUnreachable } from '../database-errors.ts';
import { keptStatement } from '../engine-sql.ts';
import { openDatabase } from '../open-database.ts';

type Server = Awaited<ReturnType<typeof startPostgres>>;

const databasePool = { maxConnections: 4, connectTimeoutMs: 20_000, statementTimeoutMs: 20_000 };
const message = { name: 'Ada', email: 'ada@example.com', message: 'Hello, is anyone there?' };
let server: Server;

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server[Symbol.asyncDispose]());

async function createDatabase(name: string, options = ''): Promise<string> {
  await query(server.url('postgres'), `create database ${name} ${options}`);
  return server.url(name);
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const activity =
  'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
const endOthers = `select pg_terminate_backend(pid) from (${activity}) as others`;
const send = ({ listener }: TestApp) =>
  supertest(listener).post('/api/contact').set('Origin', testOrigin).send(message);

describe('a PostgreSQL database', () => {
  it('[security 51] belongs to a role that compose creates, which is no superuser and opens no other', async () => {
    const { url, remove } = await copyTemplate(inject('postgres'));
    const powers = 'rolsuper, rolcreaterole, rolreplication, rolbypassrls';
    const [role] = await query(url, `select rolname, ${powers} from pg_roles where rolname = current_user`);
    const none = { rolsuper: false, rolcreaterole: false, rolreplication: false, rolbypassrls: false };
    expect(role).toEqual({ rolname: 'coverlight', ...none });
    const other = query(url.replace(/[^/]*$/, 'postgres'), 'select 1');
    await expect(other).rejects.toThrow('permission denied for database "postgres"');
    await remove();
  });

  it('is migrated by one of several processes that start at the same time', async () => {
    const command = fileURLToPath(new URL('../../../commands/migrate.ts', import.meta.url));
    const url = await createDatabase('migrated');
    const env = { PATH: process.env.PATH, DATABASE_URL: url, SESSION_SECRET: 'x'.repeat(32) };
    const runs = await Promise.all(
      Array.from({ length: 4 }, () => promisify(execFile)(process.execPath, [command], { env })),
    );
    expect(runs.filter(({ stdout }) => stdout.includes('0001-referral-logs'))).toHaveLength(1);
  });

  it('[security 59] keeps using a connection after its transaction has timed out waiting for its turn', async () => {
    const url = await createDatabase('turns');
    const one = await openDatabase({ databaseUrl: url, databasePool });
    const impatient = { ...databasePool, maxConnections: 1, statementTimeoutMs: 300 };
    const other = await openDatabase({ databaseUrl: url, databasePool: impatient });
    try {
      await one.db.transaction().execute(async () => {
        await expect(other.db.transaction().execute(async () => 1)).rejects.toThrow('statement timeout');
      });
      expect((await sql`select 1 as one`.execute(other.db)).rows).toEqual([{ one: 1 }]);
      expect(await other.db.transaction().execute(async () => 2)).toBe(2);
    } finally {
      await one.close();
      await other.close();
    }
  });

  it('gets the limits of its connections after connecting, because poolers refuse them as parameters', async () => {
    const url = await createDatabase('limited');
    const database = await openDatabase({ databaseUrl: url, databasePool });
    try {
      const { rows } = await sql`
        select name, setting from pg_settings
        where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name
      `.execute(database.db);
      expect(rows).toEqual([
        { name: 'idle_in_transaction_session_timeout', setting: '10000' },
        { name: 'lock_timeout', setting: '3000' },
        { name: 'statement_timeout', setting: '20000' },
      ]);
      const { rows: started } = await sql<{ source: string }>`
        select distinct source from pg_settings where name in ('statement_timeout', 'lock_timeout')
      `.execute(database.db);
      expect(started).toEqual([{ source: 'session' }]);
    } finally {
      await database.close();
    }
  });

  it.each([
    ['127.0.0.1:1/site', /Nothing listens there/],
    ['nohost.invalid/site', /ENOTFOUND|EAI_AGAIN/],
    [`${encodeURIComponent('/nowhere')}/site`, /ENOENT/],
  ])('says why %s can’t be reached', async (address, reason) => {
    const opening = openDatabase({ databaseUrl: `postgres://site@${address}`, databasePool });
    await expect(opening).rejects.toThrow(reason);
  });

  it('is refused when it could lose a write or a letter', async () => {
    const careless = await createDatabase('careless');
    await query(careless, 'alter database careless set synchronous_commit = off');
    await expect(openDatabase({ databaseUrl: careless, databasePool })).rejects.toThrow('could lose writes');
    const latin = await createDatabase('latin', "encoding 'LATIN1' template template0");
    await expect(openDatabase({ databaseUrl: latin, databasePool })).rejects.toThrow('LATIN1');
  });

  it('answers 503 while its server is down, and works again right after', async () => {
    const url = await createDatabase('restarted');
    await using app = await createTestApp({ DATABASE_URL: url });
    expect((await send(app)).status).toBe(201);
    await server.stop('SIGQUIT');
    const { status, headers, body } = await send(app);
    expect([status, body.error.code]).toEqual([503, 'unavailable']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(await app.services.isReady()).toBe(false);
    await server.start();
    await expect.poll(async () => (await send(app)).status).toBe(201);
    await expect.poll(() => app.services.isReady()).toBe(true);
  });

  it('answers 503 while it no longer lets its user in', async () => {
    await query(server.url('postgres'), 'create role tenant login');
    const url = await createDatabase('rented', 'owner tenant');
    await using app = await createTestApp({ DATABASE_URL: url.replace('//postgres@', '//tenant@') });
    await query(server.url('postgres'), 'alter role tenant nologin');
    await query(url, endOthers);
    await expect.poll(async () => (await send(app)).status).toBe(503);
    await query(server.url('postgres'), 'alter role tenant login');
    expect((await send(app)).status).toBe(201);
  });

  it('is not ready while nothing can be written to it', async () => {
    await query(server.url('postgres'), 'create role clerk login');
    const guarded = await createDatabase('guarded', 'owner clerk');
    await using app = await createTestApp({ DATABASE_URL: guarded.replace('//postgres@', '//clerk@') });
    expect(await app.services.isReady()).toBe(true);
    const setting = 'set default_transaction_read_only';
    for (const [database, refuse, allow] of [
      ['guarded', 'revoke insert on users from clerk', 'grant insert on users to clerk'],
      ['postgres', `alter database guarded ${setting} = on`, `alter database guarded ${setting} = off`],
      ['postgres', `alter role clerk ${setting} = on`, `alter role clerk ${setting} = off`],
    ] as const) {
      for (const [statement, isReady] of [
        [refuse, false],
        [allow, true],
      ] as const) {
        await query(server.url(database), statement);
        await query(server.url('guarded'), endOthers);
        await expect.poll(app.services.database.canWrite, { message: statement }).toBe(isReady);
      }
    }
  });

  it('survives when PostgreSQL ends its connections, even inside a transaction', async () => {
    const url = await createDatabase('cut');
    await using app = await createTestApp({ DATABASE_URL: url });
    const { db } = app.services.database;
    const cut = db.transaction().execute(async (trx) => {
      await query(url, endOthers);
      await expect.poll(() => query(url, `${activity} and state = 'idle in transaction'`)).toEqual([]);
      await trx.selectFrom('users').selectAll().execute();
    });
    await expect(cut).rejects.toThrow(DatabaseUnreachable);
    await expect.poll(async () => (await send(app)).status).toBe(201);
  });

  it('answers 503 while all connections are in use, and when a statement takes too long', async () => {
    const url = await createDatabase('busy');
    await using app = await createTestApp({
      DATABASE_URL: url,
      DATABASE_MAX_CONNECTIONS: '2',
      DATABASE_CONNECT_TIMEOUT_MS: '2000',
      DATABASE_STATEMENT_TIMEOUT_MS: '2000',
    });
    const release = Promise.withResolvers<void>();
    const { db } = app.services.database;
    const held = [1, 2].map(() => db.connection().execute(() => release.promise));
    expect(await send(app)).toMatchObject({ status: 503, headers: { 'retry-after': '30' } });
    release.resolve();
    await Promise.all(held);
    const locking = new pg.Client(url);
    await locking.connect();
    await locking.query('begin; lock table contact_messages in exclusive mode');
    expect(await send(app)).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
    await locking.end();
    expect((await send(app)).status).toBe(201);
  });

  it('gives up connections to a server that has vanished, so that the next call gets a new one', async () => {
    const url = await createDatabase('vanished');
    await using relay = await startRelay(() => `${server.socketFolder}/.s.PGSQL.5432`);
    const relayed = `postgres://postgres@127.0.0.1:${relay.port}/vanished`;
    await using app = await createTestApp({ DATABASE_URL: relayed, DATABASE_STATEMENT_TIMEOUT_MS: '1500' });
    expect((await send(app)).status).toBe(201);
    relay.freeze();
    // Each connection that was open fails once.
    const statuses: number[] = [];
    await expect.poll(async () => statuses.push((await send(app)).status) && statuses).toContain(201);
    expect(statuses.slice(0, -1).filter((status) => status !== 503)).toEqual([]);
    expect(await query(url, 'select count(*) from contact_messages')).toEqual([{ count: '2' }]);
  });

  it('plans a statement that it should keep once for each connection', async () => {
    const databasePool = { maxConnections: 1, connectTimeoutMs: 20_000, statementTimeoutMs: 20_000 };
    const { db, close } = await openDatabase({ databaseUrl: await createDatabase('kept'), databasePool });
    const double = (number: number) =>
      sql<{ twice: number }>`${sql.raw(keptStatement)} select 2 * ${number}::int as twice`.execute(db);
    const results = [await double(1), await double(2), await sql`select 3`.execute(db)];
    expect(results.map(({ rows }) => rows)).toEqual([[{ twice: 2 }], [{ twice: 4 }], [{ '?column?': 3 }]]);
    const { rows } =
      await sql`select generic_plans + custom_plans as uses from pg_prepared_statements`.execute(db);
    expect(rows).toEqual([{ uses: 2 }]);
    await close();
  });

  it('tells listeners of all processes after the commit, and about a gap', async () => {
    const url = await createDatabase('listened');
    const [one, other] = [
      await openDatabase({ databaseUrl: url, databasePool }),
      await openDatabase({ databaseUrl: url, databasePool }),
    ];
    if (one.engine !== 'postgres' || other.engine !== 'postgres') throw new Error('Both are PostgreSQL.');
    const heard: string[] = [];
    let gaps = 0;
    await other.listen(
      'news',
      (text) => void heard.push(text),
      () => {
        gaps += 1;
      },
    );
    await one.db.transaction().execute(async (trx) => {
      await one.notify(trx, 'news', 'committed');
    });
    const undone = one.db.transaction().execute(async (trx) => {
      await one.notify(trx, 'news', 'never');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await one.notify(one.db, 'news', 'later');
    await expect.poll(() => heard).toEqual(['committed', 'later']);
    await server.stop('SIGQUIT');
    await server.start();
    await expect.poll(() => gaps).toBe(1);
    await one.notify(one.db, 'news', 'after');
    await expect.poll(() => heard).toContain('after');
    await one.close();
    await other.close();
  });
});
