import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { composeEmail } from '../../platform/messages/email-layout.ts';
import { createTestApp, type TestApp, testSecret } from '../../testing/test-app.ts';
import { createTestClock } from '../../testing/test-clock.ts';

const hostile = '<script>alert(1)</script>" onclick="x';
const url = 'http://localhost:3000/auth/callback?code=abc&next=%2Fonboarding';

function sendEmail(app: TestApp, heading = 'Confirm your email') {
  const { database, accounts } = app.services;
  const parts = composeEmail({
    preheader: '',
    heading,
    paragraphs: ['Hello.'],
    action: { label: 'Confirm', url },
  });
  const mail = { purpose: 'email_confirmation', to: 'ada@example.com', subject: heading, ...parts };
  return accounts.messages.sendEmail(database.db, mail);
}

function sendText(app: TestApp) {
  const { database, accounts } = app.services;
  const text = 'Your code is 123456. See https://www.example.com/help. Bye';
  return accounts.messages.sendText(database.db, { purpose: 'phone_sign_in', to: '+15550100123', text });
}

describe('GET /dev/outbox.json', () => {
  it('lists emails and texts, newest first', async () => {
    const clock = createTestClock();
    await using app = await createTestApp({}, { clock });
    await sendEmail(app);
    await sendText(app);
    const response = await supertest(app.listener).get('/dev/outbox.json').expect(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).toEqual([
      {
        id: expect.any(String),
        kind: 'sms',
        purpose: 'phone_sign_in',
        to: '+15550100123',
        subject: '',
        text: 'Your code is 123456. See https://www.example.com/help. Bye',
        links: ['https://www.example.com/help'],
        createdAt: clock.now().toISOString(),
      },
      {
        id: expect.any(String),
        kind: 'email',
        purpose: 'email_confirmation',
        to: 'ada@example.com',
        subject: 'Confirm your email',
        text: expect.stringContaining(url),
        links: [url],
        createdAt: clock.now().toISOString(),
      },
    ]);
  });

  it('is an empty list at first', async () => {
    await using app = await createTestApp();
    await supertest(app.listener).get('/dev/outbox.json').expect(200, []);
  });
});

describe('GET /dev/outbox', () => {
  it('shows them with links, under a policy that only allows its own style', async () => {
    await using app = await createTestApp();
    await sendEmail(app);
    const response = await supertest(app.listener).get('/dev/outbox').expect(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
    expect(response.text).toContain(`<a href="${url.replace('&', '&amp;')}">`);
  });

  it('[security 34] shows hostile text as text', async () => {
    await using app = await createTestApp();
    await sendEmail(app, hostile);
    const { text } = await supertest(app.listener).get('/dev/outbox');
    expect(text).not.toContain('<script');
    expect(text).toContain('&lt;script&gt;alert(1)');
  });

  it('shows the HTML part without scripts, forms, or anything loaded', async () => {
    await using app = await createTestApp();
    await sendEmail(app);
    const [mail] = (await supertest(app.listener).get('/dev/outbox.json')).body;
    const response = await supertest(app.listener).get(`/dev/outbox/${mail.id}`).expect(200);
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    expect(response.headers['content-security-policy']).toContain('sandbox');
    expect(response.text).toContain('<h1');
  });

  it('has no HTML part for texts and unknown messages', async () => {
    await using app = await createTestApp();
    await sendText(app);
    const [text] = (await supertest(app.listener).get('/dev/outbox.json')).body;
    await supertest(app.listener).get(`/dev/outbox/${text.id}`).expect(404);
    await supertest(app.listener).get('/dev/outbox/unknown').expect(404);
  });
});

describe('outside of production', () => {
  it.each(['https://www.example.com', 'http://staging.example:3000', 'http://192.0.2.7:3000'])(
    '[security 75] has no outbox at %s, and one line says why',
    async (origin) => {
      await using app = await createTestApp({ PUBLIC_ORIGIN: origin });
      for (const path of ['/dev/outbox', '/dev/outbox.json', '/dev/outbox/1']) {
        await supertest(app.listener).get(path).expect(404);
        await supertest(app.listener).get(path).set('Host', 'localhost:3000').expect(404);
      }
      const lines = app.readLog().filter(({ msg }) => String(msg).includes('NODE_ENV is not production'));
      expect(lines).toMatchObject([{ level: 40 }]);
    },
  );

  it.each([
    ['another name', { Host: 'rebound.example:3000' }],
    ['a proxy', { 'X-Forwarded-For': '203.0.113.7' }],
    ['a proxy of the newer kind', { Forwarded: 'for=203.0.113.7' }],
  ])('[security 75] refuses the local outbox to anyone who comes by %s', async (_name, headers) => {
    await using app = await createTestApp();
    await supertest(app.listener).get('/dev/outbox.json').set(headers).expect(404);
    await supertest(app.listener).get('/dev/outbox.json').set('Host', 'localhost:3000').expect(200);
    expect(JSON.stringify(app.readLog())).not.toContain('NODE_ENV');
  });
});

describe('in production', () => {
  it.each(['/dev/outbox', '/dev/outbox.json', '/dev/outbox/1'])('%s does not exist', async (path) => {
    await using app = await createTestApp({ NODE_ENV: 'production', SESSION_SECRET: testSecret });
    await supertest(app.listener).get(path).expect(404);
  });
});
