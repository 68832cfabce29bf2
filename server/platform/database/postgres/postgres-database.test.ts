import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../../testing/peers/postgres-server.ts';
import { createTestApp, testOrigin } from '../../../testing/test-app.ts';
import { openDatabase } from '../open-database.ts';

type Server = Awaited<ReturnType<typeof startPostgres>>;

const databasePool = { maxConnections: 4, connectTimeoutMs: 2000, statementTimeoutMs: 5000 };
const message = { name: 'Ada', email: 'ada@example.com', message: 'Hello, is anyone there?' };
let server: Server;

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server[Symbol.asyncDispose]());

async function createDatabase(name: string, options = ''): Promise<string> {
  const client = new pg.Client(server.url('postgres'));
  await client.connect();
  await client.query(`create database ${name} ${options}`);
  await client.end();
  return server.url(name);
}

describe('a PostgreSQL database', () => {
  it('is migrated by one of several processes that start at the same time', async () => {
    const command = fileURLToPath(new URL('../../../commands/migrate.ts', import.meta.url));
    const url = await createDatabase('migrated');
    const env = { PATH: process.env.PATH, DATABASE_URL: url, SESSION_SECRET: 'x'.repeat(32) };
    const runs = await Promise.all(
      Array.from({ length: 4 }, () => promisify(execFile)(process.execPath, [command], { env })),
    );
    expect(runs.filter(({ stdout }) => stdout.includes('0001-referral-logs'))).toHaveLength(1);
  });

  it('is refused when it could lose a write or a letter', async () => {
    const careless = await createDatabase('careless');
    const client = new pg.Client(careless);
    await client.connect();
    await client.query('alter database careless set synchronous_commit = off');
    await client.end();
    await expect(openDatabase({ databaseUrl: careless, databasePool })).rejects.toThrow('could lose writes');
    const latin = await createDatabase('latin', "encoding 'LATIN1' template template0");
    await expect(openDatabase({ databaseUrl: latin, databasePool })).rejects.toThrow('LATIN1');
  });

  it('answers 503 while its server is down, and works again right after', async () => {
    const url = await createDatabase('restarted');
    await using app = await createTestApp({ DATABASE_URL: url });
    const send = () => supertest(app.listener).post('/api/contact').set('Origin', testOrigin).send(message);
    await send().expect(201);
    await server.stop('SIGQUIT');
    const { status, headers, body } = await send();
    expect([status, body.error.code]).toEqual([503, 'unavailable']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(await app.services.isReady()).toBe(false);
    await server.start();
    await expect.poll(async () => (await send()).status).toBe(201);
    await expect.poll(() => app.services.isReady()).toBe(true);
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
