import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Config, parseConfig } from '../../server/config.ts';
import { insertUser } from '../../server/features/auth/users/users.repository.ts';
import type { Db } from '../../server/platform/database/database.ts';
import { readCode } from '../../server/testing/read-code.ts';
import { createTestApp, type TestApp } from '../../server/testing/test-app.ts';
import { createTestBrowser } from '../../server/testing/test-browser.ts';
import { computeCurrentCode, seedAccounts, seedPassword } from './accounts.ts';
import { seedDatabase } from './seed-database.ts';
import { listTables } from './seeded-database.repository.ts';

const folder = mkdtempSync(join(tmpdir(), 'coverlight-seed-'));
const today = new Date('2026-03-31T15:00:00Z');
const run = { today, isReset: false, days: 2 };

function configure(name: string, environment: Record<string, string> = {}): Config {
  return parseConfig({ DATABASE_URL: `file:${folder}/${name}.db`, ...environment });
}

/** Opens the seeded database like a server does. */
function open(name: string): Promise<TestApp> {
  return createTestApp({ DATABASE_URL: `file:${folder}/${name}.db` });
}

/** Columns that are random in every run: ids that nothing refers to, hashes, and encrypted values. */
const drawn = /^(passwordHash|encryptedSecret|\w+Hash|sender)$/;

async function readRows(db: Db): Promise<Record<string, unknown[]>> {
  const tables = await listTables(db);
  const read = tables.map(async (name) => {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    const kept = rows.map((row) => dropDrawn(name, row));
    // Rows whose ids are random have no order of their own.
    return [name, hasDrawnId(name) ? kept.toSorted(compareTexts) : kept] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

function hasDrawnId(table: string): boolean {
  return ['messages', 'identities', 'operator_actions'].includes(table);
}

function compareTexts(one: object, other: object): number {
  return JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;
}

function dropDrawn(table: string, row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).filter(([column]) => !drawn.test(column) && !(hasDrawnId(table) && column === 'id')),
  );
}

async function dump(name: string) {
  await using app = await open(name);
  return await readRows(app.services.database.db);
}

beforeAll(() => seedDatabase(configure('first'), run));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the seed', () => {
  it('stores the same rows on every run of a day, even over its own', async () => {
    const first = await dump('first');
    await seedDatabase(configure('second'), run);
    expect(await dump('second')).toEqual(first);
    await seedDatabase(configure('second'), { ...run, isReset: true });
    expect(await dump('second')).toEqual(first);
    const filled = Object.keys(first).filter((table) => first[table]?.length);
    expect(filled).toEqual(
      expect.arrayContaining([
        'analytics_events',
        'analytics_sessions',
        'contact_messages',
        'factors',
        'jobs',
        'messages',
        'operators',
        'operator_actions',
        'profiles',
        'quotes',
        'referral_logs',
      ]),
    );
  });

  it('stores visits for each of the days before today, and none for today', async () => {
    const { analytics_sessions: sessions = [] } = await dump('first');
    const days = sessions.map((session) => Reflect.get(Object(session), 'day'));
    expect([...new Set(days)].sort()).toEqual(['2026-03-29', '2026-03-30']);
  });

  it('doesn’t change other data or production', async () => {
    await expect(seedDatabase(configure('first'), run)).rejects.toThrow('seeded already');
    await using app = await open('other');
    await insertUser(app.services.database.db, 'someone', { unprovenEmail: 'me@example.com' }, today);
    await app[Symbol.asyncDispose]();
    await expect(seedDatabase(configure('other'), { ...run, isReset: true })).rejects.toThrow('did not make');
    const production = configure('live', {
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://live.example',
      SESSION_SECRET: 'a secret of more than 32 characters',
    });
    await expect(seedDatabase(production, run)).rejects.toThrow('NODE_ENV is production');
  });
});

describe('the seeded accounts', () => {
  const withPassword = seedAccounts.filter(({ hasPassword }) => hasPassword);

  it.each(withPassword)('sign in with email and password: $kind', async ({ email, factorSecret }) => {
    await using app = await open('first');
    const browser = createTestBrowser(app.listener);
    const signedIn = await browser.send('post', '/api/auth/sign-in', { email, password: seedPassword });
    expect(signedIn.status).toBe(200);
    if (!factorSecret) return;
    const [factor] = signedIn.body.user.factors;
    const path = `/api/auth/factors/${factor.id}`;
    const { body: challenge } = await browser.send('post', `${path}/challenge`);
    const code = computeCurrentCode(factorSecret, app.services.clock.now());
    const verified = await browser.send('post', `${path}/verify`, { challengeId: challenge.id, code });
    expect(verified.body.session.aal).toBe('aal2');
  });

  it('sign in with a texted code', async () => {
    await using app = await open('first');
    const browser = createTestBrowser(app.listener);
    const account = seedAccounts.find(({ phone }) => phone);
    const phone = account?.phone ?? '';
    await browser.send('post', '/api/auth/phone/start', { phone, consent: true });
    const token = await readCode(app, phone);
    const verified = await browser.send('post', '/api/auth/phone/verify', { phone, token, type: 'sms' });
    expect(verified.body.user.id).toBe(account?.id);
  });
});
