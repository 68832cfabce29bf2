import { describe, expect, it } from 'vitest';
import { consents } from '../../../../shared/consents.ts';
import { brand } from '../../../../shared/site/brand.data.ts';
import { createTestApp, testOrigin } from '../../../testing/test-app.ts';
import { createTestBrowser, signUpInTest, testPerson } from '../../../testing/test-browser.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { getConsentSource } from './consent-source.ts';
import { listConsents, recordConsent, withdrawConsent } from './consents.repository.ts';

describe('the texts of consents', () => {
  it('match those of the forms, each with the day of its version', () => {
    expect(consents.terms.text).toBe('I agree to the Terms of Service and Privacy Policy');
    expect(consents.sms.text).toBe('I agree to receive SMS verification code');
    expect(consents.marketing.text).toContain(brand.name);
    for (const { version } of Object.values(consents)) expect(version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});

describe('consents', () => {
  it('[security 48] keep the exact text, version, time, and page, even after they are withdrawn', async () => {
    const clock = createTestClock();
    await using app = await createTestApp({}, { clock });
    const { db } = app.services.database;
    const { body } = await signUpInTest(createTestBrowser(app.listener));
    const userId = String(body.user.id);
    const give = () =>
      recordConsent(db, { userId, kind: 'marketing', page: '/onboarding/profile' }, clock.now());
    const first = clock.now();
    await give();
    clock.advance(1000);
    await give();
    const withdrawn = clock.now();
    await withdrawConsent(db, userId, 'marketing', withdrawn);
    clock.advance(1000);
    await withdrawConsent(db, userId, 'marketing', clock.now());
    await give();
    const marketing = { kind: 'marketing', ...consents.marketing, page: '/onboarding/profile' };
    expect(await listConsents(db, userId)).toEqual([
      { kind: 'terms', ...consents.terms, page: '/signin', givenAt: first, withdrawnAt: null },
      { ...marketing, givenAt: first, withdrawnAt: withdrawn },
      { ...marketing, givenAt: clock.now(), withdrawnAt: null },
    ]);
  });

  it('[security 48] control the outbox: no marketing before, and none after the withdrawal', async () => {
    await using app = await createTestApp();
    const { db } = app.services.database;
    const { messages } = app.services.accounts;
    const { body } = await signUpInTest(createTestBrowser(app.listener));
    const userId = String(body.user.id);
    const send = (subject: string) =>
      messages.sendEmail(db, {
        purpose: 'marketing',
        to: testPerson.email,
        userId,
        subject,
        text: subject,
        html: subject,
      });
    await send('before');
    await recordConsent(db, { userId, kind: 'marketing', page: '/' }, new Date());
    await send('while');
    await withdrawConsent(db, userId, 'marketing', new Date());
    await send('after');
    const sent = await db
      .selectFrom('messages')
      .select('subject')
      .where('purpose', '=', 'marketing')
      .execute();
    expect(sent).toEqual([{ subject: 'while' }]);
  });
});

describe('the page of a consent', () => {
  it.each([
    ['our page, without its query', `${testOrigin}/signin?email=a@example.com#top`, '/signin'],
    ['no page', undefined, '/fallback'],
    ['a page of another site', 'https://evil.example/signin', '/fallback'],
    ['no address', 'about:client', '/fallback'],
    ['a very long path', `${testOrigin}/${'a'.repeat(500)}`, `/${'a'.repeat(199)}`],
  ])('comes from the Referer: %s', async (_case, referer, page) => {
    const request = { headers: { origin: testOrigin, referer } };
    expect(getConsentSource(request, testOrigin, '/fallback')).toBe(page);
  });
});
