import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Contract } from '../shared/api/contract.ts';
import { contracts } from '../shared/api/contracts.ts';
import { verifyFactor } from '../shared/api/factors.contract.ts';
import { addPasskey } from '../shared/api/passkeys.contract.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { createTestBrowser, signUpInTest, type TestBrowser, testPerson } from './testing/test-browser.ts';
import { createWholePerson, petronella, type WholePerson, zebulon } from './testing/whole-person.ts';

/** The body that each private change needs. All other routes are called with an empty object. */
const bodies: Record<string, object> = {
  'PUT /api/profile': { firstName: 'Mallory' },
  'PATCH /api/auth/user': { metadata: { firstName: 'Mallory' } },
  'POST /api/auth/reauthenticate': { password: 'correct horse battery staple' },
  'DELETE /api/auth/user': { password: 'correct horse battery staple' },
  'POST /api/auth/factors': { friendlyName: 'App of Mallory' },
  'POST /api/auth/factors/{id}/verify': verifyFactor.body.example,
  'POST /api/auth/passkeys': addPasskey.body.example,
  'PATCH /api/auth/passkeys/{id}': { friendlyName: 'Passkey of Mallory' },
};

const name = ({ method, path }: Contract) => `${method} ${path}`;

/** The calls for signed-in people. */
const privateCalls = contracts.filter(({ access }) => access === 'session' || access.startsWith('live-or-'));

function call(browser: TestBrowser, { method, path }: Contract, id: string, body?: object) {
  const verb = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;
  return browser.send(verb[method], path.replace('{id}', id), method === 'GET' ? undefined : body);
}

/** Every row related to the person, table by table. */
async function readRows({ services }: TestApp, person: WholePerson): Promise<string[]> {
  const tables = await services.database.db.introspection.getTables();
  const rows: string[] = [];
  for (const { name: table } of tables) {
    const all = await sql<object>`select * from ${sql.table(table)}`.execute(services.database.db);
    rows.push(
      ...all.rows.map((row) => `${table} ${JSON.stringify(row)}`).filter((row) => row.includes(person.id)),
    );
  }
  return rows;
}

describe('every private route', () => {
  it('[security 37] refuses signed-out callers, no matter what they send', async () => {
    await using app = await createTestApp();
    const person = await createWholePerson(app, zebulon);
    expect(privateCalls.length).toBeGreaterThan(15);
    const before = await readRows(app, person);
    for (const route of privateCalls) {
      const browser = createTestBrowser(app.listener);
      const response = await call(browser, route, person.id, bodies[name(route)] ?? {});
      expect([name(route), response.status, response.body.error.code]).toEqual([
        name(route),
        401,
        'session_missing',
      ]);
    }
    expect(await readRows(app, person)).toEqual(before);
  });

  it('[security 37] answers 404 for another person’s ids, and changes nothing of theirs', async () => {
    await using app = await createTestApp();
    const person = await createWholePerson(app, zebulon);
    const other = await createWholePerson(app, petronella);
    const withId = privateCalls.filter(({ path }) => path.includes('{id}'));
    const { db } = app.services.database;
    const sessions = await db.selectFrom('sessions').select('id').where('userId', '=', person.id).execute();
    const factors = await db.selectFrom('factors').select('id').where('userId', '=', person.id).execute();
    const passkeys = await db.selectFrom('passkeys').select('id').where('userId', '=', person.id).execute();
    const ids = [person.id, ...[...sessions, ...factors, ...passkeys].map(({ id }) => id)];
    expect(ids.length).toBeGreaterThan(3);
    const before = await readRows(app, person);
    for (const route of withId) {
      for (const id of ids) {
        const response = await call(other.browser, route, id, bodies[name(route)] ?? {});
        expect([name(route), response.status]).toEqual([name(route), 404]);
      }
    }
    expect(await readRows(app, person)).toEqual(before);
  });

  it('[security 36] reads and writes only the caller’s own data, no matter whom the body names', async () => {
    await using app = await createTestApp();
    const person = await createWholePerson(app, zebulon);
    const other = await createWholePerson(app, petronella);
    const before = await readRows(app, person);
    const traces = [person.id, ...Object.values(zebulon)];
    // The event stream would stay open, and the deletion would sign out the test, so it comes last.
    const routes = privateCalls.filter((route) => name(route) !== 'GET /api/auth/events');
    const deletion = (route: Contract) => Number(name(route) === 'DELETE /api/auth/user');
    for (const route of routes.toSorted((one, two) => deletion(one) - deletion(two))) {
      const isDeletion = name(route) === 'DELETE /api/auth/user';
      const own = isDeletion ? { recoveryCode: other.recoveryCode } : (bodies[name(route)] ?? {});
      const named = { ...own, user_id: person.id, userId: person.id, id: person.id };
      for (const body of [named, own]) {
        const response = await call(other.browser, route, 'unknown', body);
        const answer = `${response.text}${JSON.stringify(response.headers)}`;
        expect(traces.filter((trace) => answer.includes(trace))).toEqual([]);
        expect([name(route), response.status < 500]).toEqual([name(route), true]);
      }
    }
    expect(await readRows(app, person)).toEqual(before);
    const ended = await other.browser.send('get', '/api/profile');
    expect(ended.status).toBe(401);
  });
});

describe('an account whose address is not confirmed', () => {
  it('[security 63] is refused by every route except those to confirm, change the address, sign out, or delete', async () => {
    await using app = await createTestApp();
    const browser = createTestBrowser(app.listener);
    const { body } = await signUpInTest(browser);
    const closed = privateCalls.filter(
      ({ access, isOpenToUnconfirmed }) => access === 'session' && isOpenToUnconfirmed !== true,
    );
    expect(closed.length).toBeGreaterThan(9);
    const changes = [{ password: 'seven quiet lanterns' }, { phone: zebulon.phone }, { metadata: {} }, {}];
    for (const route of closed) {
      const isChange = name(route) === 'PATCH /api/auth/user';
      for (const sent of isChange ? changes : [bodies[name(route)] ?? {}]) {
        const response = await call(browser, route, body.user.id, sent);
        expect([name(route), sent, response.status, response.body.error?.code]).toEqual([
          name(route),
          sent,
          403,
          'email_unconfirmed',
        ]);
      }
    }
    const verification = { phone: zebulon.phone, token: '123456', type: 'phone_change' };
    const verified = await browser.send('post', '/api/auth/phone/verify', verification);
    expect(verified.body.error.code).toBe('email_unconfirmed');
    const { user } = (await browser.send('get', '/api/auth/session')).body;
    expect(user).toEqual(body.user);
  });

  it('[security 63] can use those routes', async () => {
    await using app = await createTestApp();
    const [browser, other] = [createTestBrowser(app.listener), createTestBrowser(app.listener)];
    await signUpInTest(browser);
    await other.send('post', '/api/auth/sign-in', testPerson);
    const { sessions } = (await browser.send('get', '/api/auth/sessions')).body;
    expect(sessions).toHaveLength(2);
    expect((await browser.send('delete', `/api/auth/sessions/${sessions[1].id}`)).status).toBe(204);
    expect((await browser.send('delete', '/api/auth/sessions')).status).toBe(204);
    expect((await browser.send('post', '/api/auth/refresh')).status).toBe(200);
    expect((await browser.send('patch', '/api/auth/user', { email: zebulon.email })).status).toBe(200);
    const { password } = testPerson;
    expect((await browser.send('post', '/api/auth/reauthenticate', { password })).status).toBe(200);
    expect((await browser.send('delete', '/api/auth/user', { password })).status).toBe(204);
  });
});
