import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '../../../platform/database/migrator.ts';
import { openLink } from '../../../testing/email-links.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { createTestBrowser, signUpInTest, testPerson } from '../../../testing/test-browser.ts';
import { readEmailedCode } from '../../../testing/test-outbox.ts';

it('[security 62] an account of an earlier version with a proven phone loses an address that was never proven', async () => {
  await using app = await createTestApp();
  const { db } = app.services.database;
  const [stranger, other, owner] = [1, 2, 3].map(() => createTestBrowser(app.listener));
  if (!stranger || !other || !owner) throw new Error('There are three browsers.');
  const { email } = testPerson;
  await signUpInTest(other, { email: 'grace@example.com' });
  const { body } = await signUpInTest(stranger);
  const code = await readEmailedCode(app, 'email_confirmation', email);
  const phone = { phone: '+12125550123', phoneConfirmedAt: new Date('2026-03-01T12:00:00.000Z') };
  // This is how earlier versions stored an address that no one has proven.
  await db
    .updateTable('users')
    .set({ ...phone, email, unprovenEmail: null })
    .where('id', '=', body.user.id)
    .execute();

  await sql`drop table confirmation_requests`.execute(db);
  await sql`delete from migrations where name like '%email-links'`.execute(db);
  expect(await migrate(db)).toHaveLength(1);

  expect((await stranger.send('get', '/api/auth/session')).body.user).toMatchObject({
    email: null,
    newEmail: email,
    phone: phone.phone,
    identities: [],
  });
  expect((await other.send('get', '/api/auth/session')).body.user.email).toBe('grace@example.com');
  const proven = (await openLink(owner, code, { choice: 'here' })).body.user;
  expect([proven.email, proven.phone]).toEqual([email, null]);
});

it('[security 63] an account of an earlier version with an app and an unproven address has to confirm the address first', async () => {
  await using app = await createTestApp();
  const { db } = app.services.database;
  const browser = createTestBrowser(app.listener);
  const { body } = await signUpInTest(browser);
  const factor = { id: 'factor', type: 'totp', friendlyName: 'App', encryptedSecret: 'x' } as const;
  const verified = { userId: String(body.user.id), status: 'verified', createdAt: new Date(0) } as const;
  await db
    .insertInto('factors')
    .values({ ...factor, ...verified })
    .execute();

  const signedIn = await browser.send('post', '/api/auth/sign-in', testPerson);
  expect([signedIn.status, signedIn.body.nextStep]).toEqual([200, undefined]);
  expect((await browser.send('get', '/api/profile')).body.error.code).toBe('email_unconfirmed');
  const corrected = await browser.send('patch', '/api/auth/user', { email: 'ada2@example.com' });
  expect(corrected.status).toBe(200);
  const code = await readEmailedCode(app, 'email_confirmation', 'ada2@example.com');
  const confirmed = await openLink(browser, code);
  expect([confirmed.status, confirmed.body.nextStep]).toEqual([200, 'mfa']);
  expect((await browser.send('get', '/api/profile')).body.error.code).toBe('mfa_required');
});
