import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import type { Contract } from '../../../shared/api/contract.ts';
import { contracts } from '../../../shared/api/contracts.ts';
import { createTestOperator } from '../../testing/operator.ts';
import { createTestApp, testOrigin } from '../../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../../testing/test-browser.ts';
import { createTestClock } from '../../testing/test-clock.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const calls: readonly Contract[] = contracts.filter(({ access }) => access === 'operator');
const verbs = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

/** Makes every call of the desk, and returns the distinct results. */
async function callAll(browser: TestBrowser, called = calls): Promise<string[]> {
  const results = new Set<string>();
  for (const { method, path, body } of called) {
    const sent = method === 'GET' ? undefined : Object(body?.example ?? {});
    const response = await browser.send(verbs[method], path.replace('{id}', 'some-id'), sent);
    results.add(`${response.status} ${response.body.error?.code}`);
  }
  return [...results];
}

describe('[security 78] the operator’s desk', () => {
  it('is behind one level of access, which every call under its path has', () => {
    expect(calls.length).toBeGreaterThan(15);
    const under = contracts.filter(({ path, tag }) => path.includes('operator') || tag === 'Operator');
    expect(under).toEqual(calls);
  });

  it('refuses signed-out callers', async () => {
    await using app = await createTestApp();
    expect(await callAll(createTestBrowser(app.listener))).toEqual(['401 session_missing']);
  });

  it('does not exist for people who are not operators, second factor or not', async () => {
    await using app = await createTestApp();
    const person = await createTestOperator(app, { isOperator: false });
    expect(await callAll(person.browser)).toEqual(['404 not_found']);
    const { db } = app.services.database;
    expect(await db.selectFrom('operatorActions').selectAll().execute()).toEqual([]);
  });

  it('refuses an operator without an authenticator app', async () => {
    await using app = await createTestApp();
    const { browser } = await createTestOperator(app, { hasSecondFactor: false });
    expect(await callAll(browser)).toEqual(['403 factor_missing']);
  });

  it('refuses an operator whose second factor is still due', async () => {
    await using app = await createTestApp();
    const { id, browser } = await createTestOperator(app);
    const { db } = app.services.database;
    await db.updateTable('sessions').set({ aal: 'aal1' }).where('userId', '=', id).execute();
    expect(await callAll(browser)).toEqual(['403 mfa_required']);
  });

  it('asks for a new proof of identity 12 hours after the last one', async () => {
    const clock = createTestClock();
    await using app = await createTestApp({}, { clock });
    const { browser } = await createTestOperator(app);
    for (let hour = 0; hour < 12; hour += 0.75) {
      clock.advance(0.75 * hourMs);
      await browser.send('post', '/api/auth/refresh');
    }
    expect((await browser.send('get', '/api/operator/today')).status).toBe(200);
    clock.advance(1000);
    expect(await callAll(browser)).toEqual(['403 reauthentication_required']);
  });

  it('exports nothing 10 minutes after the last proof of identity, and records no export', async () => {
    const clock = createTestClock();
    await using app = await createTestApp({}, { clock });
    const { browser } = await createTestOperator(app);
    clock.advance(10 * minuteMs + 1000);
    const exports = calls.filter(({ path }) => path.endsWith('/export'));
    expect(exports.length).toBeGreaterThan(3);
    expect(await callAll(browser, exports)).toEqual(['403 reauthentication_required']);
    const { db } = app.services.database;
    expect(await db.selectFrom('operatorActions').selectAll().execute()).toEqual([]);
  });

  it('reads no body of a call before it knows who calls', async () => {
    await using app = await createTestApp();
    const send = (body: string) =>
      supertest(app.listener)
        .post('/api/operator/commissions/statements')
        .set({ Origin: testOrigin, 'Content-Type': 'application/json' })
        .send(body);
    const statuses = await Promise.all(
      ['{', ' '.repeat(3 * 1024 * 1024)].map(async (body) => (await send(body)).status),
    );
    expect(statuses).toEqual([401, 401]);
  });

  it('closes for an operator who is removed, in the middle of a session', async () => {
    await using app = await createTestApp();
    const { id, browser } = await createTestOperator(app);
    expect((await browser.send('get', '/api/operator/health')).status).toBe(200);
    await app.services.database.db.deleteFrom('operators').where('userId', '=', id).execute();
    expect(await callAll(browser)).toEqual(['404 not_found']);
  });
});
