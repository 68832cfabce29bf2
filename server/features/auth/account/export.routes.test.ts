import { describe, expect, it } from 'vitest';
import { brand } from '../../../../shared/site/brand.data.ts';
import { readCode } from '../../../testing/read-code.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { createTestBrowser } from '../../../testing/test-browser.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { createWholePerson, petronella, zebulon } from '../../../testing/whole-person.ts';

const path = '/api/auth/user/export';

describe('GET /api/auth/user/export', () => {
  it('returns a file with everything stored about the person', async () => {
    const clock = createTestClock();
    const now = clock.now().toISOString();
    await using app = await createTestApp({}, { clock });
    const { browser, id } = await createWholePerson(app, zebulon);
    const response = await browser.send('get', path);
    expect(response.status).toBe(200);
    expect(response.get('Content-Type')).toContain('application/json');
    expect(response.get('Content-Disposition')).toBe(
      `attachment; filename="${brand.slug}-my-data-2026-03-01.json"`,
    );
    expect(response.get('Cache-Control')).toBe('no-store');
    expect(Object.keys(response.body)).toEqual([
      'exportedAt',
      'account',
      'earlierEmails',
      'identities',
      'sessions',
      'factors',
      'passkeys',
      'consents',
      'knownBrowsers',
      'countedMessages',
      'messages',
      'profile',
      'contactMessages',
      'analyticsEvents',
      'operatorActions',
    ]);
    expect(response.body).toMatchObject({
      exportedAt: now,
      account: {
        id,
        email: zebulon.email,
        emailConfirmedAt: now,
        newEmail: zebulon.newEmail,
        phone: zebulon.phone,
        phoneConfirmedAt: now,
        fullName: zebulon.name,
        hasPassword: true,
        createdAt: now,
      },
      identities: [
        { provider: 'email' },
        { provider: 'phone' },
        { provider: 'google', subject: '1078234567890' },
      ],
      sessions: [
        { method: 'password', aal: 'aal1', createdAt: now },
        { method: 'password', aal: 'aal1', createdAt: now },
      ],
      factors: [{ friendlyName: 'App of Zebulon Quist', isVerified: false }],
      consents: [
        {
          kind: 'terms',
          text: 'I agree to the Terms of Service and Privacy Policy',
          version: '2024-01-01',
          page: '/signin',
          givenAt: now,
          withdrawnAt: null,
        },
        { kind: 'marketing', page: '/onboarding/profile' },
      ],
      knownBrowsers: [{ lastSeenAt: now }, { lastSeenAt: now }],
      profile: { firstName: zebulon.name, dob: '1980-02-29' },
      contactMessages: [{ subject: 'From Zebulon Quist', message: 'I am Zebulon Quist.', createdAt: now }],
      analyticsEvents: [
        { action: 'track_event', name: 'page_view', pageRoute: '/dashboard', occurredAt: now },
      ],
    });
    expect(response.body.messages).toContainEqual({
      kind: 'sms',
      purpose: 'phone_change',
      recipient: zebulon.phone,
      subject: null,
      createdAt: now,
      sentAt: null,
    });
  });

  it('contains no secrets, and nothing about anyone else', async () => {
    await using app = await createTestApp();
    const { browser, id } = await createWholePerson(app, zebulon);
    const other = await createWholePerson(app, {
      ...petronella,
      googleSubject: '2',
      newEmail: 'p@example.com',
    });
    const { db } = app.services.database;
    const user = await db
      .selectFrom('users')
      .select('passwordHash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const tokens = await db.selectFrom('sessionTokens').select('tokenHash').execute();
    const codes = await db.selectFrom('codes').select('secretHash').execute();
    const factors = await db.selectFrom('factors').select('encryptedSecret').execute();
    const secrets = [
      user.passwordHash,
      browser.cookies.get('session'),
      ...tokens.map(({ tokenHash }) => tokenHash),
      ...codes.map(({ secretHash }) => secretHash),
      await readCode(app, zebulon.email),
      ...factors.map(({ encryptedSecret }) => encryptedSecret),
      `recovery-of-${id}`,
      other.id,
      petronella.email,
    ];
    const { text } = await browser.send('get', path);
    expect(secrets.filter((secret) => !secret || text.includes(secret))).toEqual([]);
  });

  it('requires a session', async () => {
    await using app = await createTestApp();
    const response = await createTestBrowser(app.listener).send('get', path);
    expect([response.status, response.body.error.code]).toEqual([401, 'session_missing']);
    expect(response.get('Content-Disposition')).toBeUndefined();
  });
});
