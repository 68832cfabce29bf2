import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { formatMoment } from '../../../shared/format/dates.ts';
import { confirmInTest } from '../../testing/confirmed-sign-up.ts';
import { startMailServer, startSilentServer } from '../../testing/peers/mail-server.ts';
import { createTestApp, type TestApp, testOrigin } from '../../testing/test-app.ts';
import { createTestBrowser, signUpInTest } from '../../testing/test-browser.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { readOutbox } from '../../testing/test-outbox.ts';

const messageId = '0b2f6a51-6c52-4f0e-9d36-6a1f0d6c2b11';
const letter = {
  name: 'Maya Ellison',
  email: 'Maya@Example.com',
  subject: 'A question',
  message: 'Hello,\n\nhow do I change my answers?\nMaya',
};
const support = { SUPPORT_EMAIL: 'help@mail.example', MAIL_FROM: 'Site <site@mail.example>' };

function post(app: TestApp, body: object) {
  return supertest(app.listener).post('/api/contact').set('Origin', testOrigin).send(body);
}

function readRows(app: TestApp) {
  return app.services.database.db.selectFrom('contactMessages').selectAll().execute();
}

function readEmails(app: TestApp) {
  return app.services.database.db.selectFrom('messages').selectAll().execute();
}

describe('POST /api/contact', () => {
  it('stores the message, and an email to support with its writer as the Reply-To address', async () => {
    const clock = createTestClock();
    await using app = await createTestApp(support, { clock });
    const { body } = await post(app, { ...letter, messageId }).expect(201);
    expect(body).toEqual({ id: messageId });
    const createdAt = clock.now();
    expect(await readRows(app)).toEqual([
      {
        ...letter,
        id: messageId,
        email: 'maya@example.com',
        createdAt,
        readAt: null,
        answeredAt: null,
        spamAt: null,
      },
    ]);
    const [mail, ...others] = await readOutbox(app);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      purpose: 'contact',
      recipient: support.SUPPORT_EMAIL,
      replyTo: 'maya@example.com',
      subject: 'Contact form: A question',
    });
    for (const words of [
      'Maya Ellison <maya@example.com>',
      'Hello,\n\nhow do I change my answers?\nMaya',
      formatMoment(createdAt.toISOString()),
    ]) {
      expect(mail?.text).toContain(words);
    }
    expect(mail?.html).toContain('how do I change my answers?<br>Maya</p>');
  });

  it('needs no subject, and assigns an id when none is sent', async () => {
    await using app = await createTestApp();
    const { subject: _subject, ...rest } = letter;
    const { body } = await post(app, rest).expect(201);
    expect(body.id).toMatch(/^[0-9a-f-]{36}$/);
    await post(app, { ...letter, subject: ' ' }).expect(201);
    expect((await readRows(app)).map(({ subject }) => subject)).toEqual([null, null]);
    expect((await readOutbox(app)).map(({ subject }) => subject)).toEqual([
      'Contact form: Message without a subject',
      'Contact form: Message without a subject',
    ]);
  });

  it('stores one message and one email for 20 parallel posts with one id', async () => {
    await using app = await createTestApp();
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(app, { ...letter, messageId })));
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual(
      Array.from({ length: 20 }, () => [201, messageId]),
    );
    expect([(await readRows(app)).length, (await readEmails(app)).length]).toEqual([1, 1]);
  });

  it('rejects an id that belongs to another message, so that no message is lost', async () => {
    await using app = await createTestApp();
    await post(app, { ...letter, messageId }).expect(201);
    const { body } = await post(app, { ...letter, message: 'Another one.', messageId }).expect(422);
    expect(Object.keys(body.error.fields)).toEqual(['messageId']);
    expect(await readRows(app)).toHaveLength(1);
  });

  it.each([
    ['no name', { name: ' \r\n ' }, 'name'],
    ['a name without end', { name: 'x'.repeat(101) }, 'name'],
    ['no email', { email: '' }, 'email'],
    ['an invalid email', { email: 'maya' }, 'email'],
    [
      '[security 38] a line break in the email',
      { email: 'maya@example.com\r\nBcc: eve@evil.example' },
      'email',
    ],
    ['two addresses', { email: 'maya@example.com, eve@evil.example' }, 'email'],
    ['an endless subject', { subject: 'x'.repeat(151) }, 'subject'],
    ['no message', { message: '\n \n' }, 'message'],
    ['an endless message', { message: 'x'.repeat(5001) }, 'message'],
    ['a message that is a list', { message: ['a'] }, 'message'],
    ['an id that is no UUID', { messageId: '1' }, 'messageId'],
    ['[security 36] what it does not know', { userId: 'x' }, 'userId'],
  ])('rejects %s', async (_case, change, field) => {
    await using app = await createTestApp();
    const { body } = await post(app, { ...letter, ...change }).expect(422);
    expect(Object.keys(body.error.fields)).toEqual([field]);
    expect([await readRows(app), await readEmails(app)]).toEqual([[], []]);
  });

  it('names every invalid field in one response', async () => {
    await using app = await createTestApp();
    const { body } = await post(app, {}).expect(422);
    expect(body.error.fields).toEqual({
      name: 'Please enter your name.',
      email: 'Please enter a valid email address.',
      message: 'Please enter your message.',
    });
  });

  it('accepts a message of 5,000 characters', async () => {
    await using app = await createTestApp();
    await post(app, { ...letter, message: 'é'.repeat(5000) }).expect(201);
  });

  it('[security 28] rejects other sites', async () => {
    await using app = await createTestApp();
    await post(app, letter).set('Origin', 'https://evil.example').expect(403);
    const form = supertest(app.listener).post('/api/contact').set('Origin', testOrigin);
    await form.type('form').send(letter).expect(415);
    expect(await readRows(app)).toEqual([]);
  });

  it('gives a program that fills in the hidden field the usual response, and stores nothing', async () => {
    await using app = await createTestApp();
    const { body } = await post(app, { ...letter, messageId, reference: 'http://evil.example' }).expect(201);
    expect(body).toEqual({ id: messageId });
    expect([await readRows(app), await readEmails(app)]).toEqual([[], []]);
    await post(app, { ...letter, messageId, reference: '' }).expect(201);
    expect(await readRows(app)).toHaveLength(1);
  });

  it('[security 41] accepts five messages an hour from an address, no matter what a proxy header says', async () => {
    await using app = await createTestApp({ RATE_LIMIT_FACTOR: '1' });
    for (let count = 1; count <= 5; count += 1) {
      await post(app, letter).set('X-Forwarded-For', `203.0.113.${count}`).expect(201);
    }
    const { body, headers } = await post(app, letter).set('X-Forwarded-For', '203.0.113.9').expect(429);
    expect(body.error.code).toBe('rate_limited');
    expect(Number(headers['retry-after'])).toBeGreaterThan(3500);
    expect(await readRows(app)).toHaveLength(5);
  });

  it('[security 43] takes 60 messages an hour from one IPv6 /48, so that it can’t use up the site’s emails', async () => {
    await using app = await createTestApp({ ...support, RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' });
    const postFrom = (address: string) => post(app, letter).set('X-Forwarded-For', address);
    for (let count = 0; count < 60; count += 1) await postFrom(`2001:db8:1:${count}::1`).expect(201);
    await postFrom('2001:db8:1:ff::1').expect(429);
    await postFrom('2001:db8:2::1').expect(201);
  });

  it('[security 44] logs none of its words', async () => {
    await using app = await createTestApp();
    await post(app, letter).expect(201);
    await post(app, { ...letter, reference: 'x' }).expect(201);
    const log = JSON.stringify(app.readLog()).toLowerCase();
    for (const words of ['maya', 'question', 'answers']) expect(log).not.toContain(words);
  });
});

describe('the email of a message', () => {
  it('[security 38] contains no injected headers and [security 34] stays text', async () => {
    await using server = await startMailServer();
    await using app = await createTestApp({ ...support, MAIL_URL: server.url });
    await post(app, {
      ...letter,
      name: 'Eve\r\nBcc: eve@evil.example\r\n',
      subject: 'Hi\u2028X-Evil: 1\r\nBcc: eve@evil.example',
      message: '<script>alert(1)</script>\r\n.\r\nQUIT',
    }).expect(201);
    await app.services.jobs.runDue();
    const [mail] = server.emails;
    expect(mail?.to).toEqual([support.SUPPORT_EMAIL]);
    expect(Object.fromEntries(mail?.headers ?? [])).toMatchObject({
      from: 'Site <site@mail.example>',
      'reply-to': 'maya@example.com',
      subject: 'Contact form: Hi X-Evil: 1 Bcc: eve@evil.example',
    });
    expect([...(mail?.headers.keys() ?? [])].filter((name) => /^(bcc|x-evil)$/.test(name))).toEqual([]);
    expect(mail?.body).toContain('From Eve Bcc: eve@evil.example <maya@example.com>');
    expect(mail?.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(mail?.body).toContain('QUIT');
  });

  it('[security 60] delays no response while the mail server is down or hangs, and is sent later', async () => {
    const clock = createTestClock();
    const silent = await startSilentServer();
    const { port } = silent;
    await using app = await createTestApp({ ...support, MAIL_URL: `smtp://127.0.0.1:${port}` }, { clock });
    await post(app, letter).expect(201);
    expect(silent.countWaiting()).toBe(0);
    const delivery = app.services.jobs.runDue();
    await silent.connected;
    await post(app, letter).expect(201);
    // There is still only the first email, which was never answered.
    expect(silent.countWaiting()).toBe(1);
    await silent[Symbol.asyncDispose]();
    await delivery;
    expect(await readRows(app)).toHaveLength(2);
    await using server = await startMailServer(port);
    clock.advance(2000);
    await app.services.jobs.runDue();
    expect(server.emails.map(({ to }) => to)).toEqual([[support.SUPPORT_EMAIL], [support.SUPPORT_EMAIL]]);
  });

  it('is deleted with the account of its confirmed writer, and stays if the address was never confirmed', async () => {
    await using app = await createTestApp();
    const browser = createTestBrowser(app.listener);
    const other = createTestBrowser(app.listener);
    const email = 'maya@example.com';
    const person = await signUpInTest(browser, { email });
    await signUpInTest(other, { email: 'other@example.com' });
    await confirmInTest(app, String(person.body.user.id));
    await post(app, letter).expect(201);
    await post(app, { ...letter, email: 'other@example.com' }).expect(201);
    // The export of an unconfirmed address contains nothing that was written from it.
    expect((await other.send('get', '/api/auth/user/export')).body.error.code).toBe('email_unconfirmed');
    for (const leaving of [browser, other]) {
      await leaving.send('delete', '/api/auth/user', { password: 'correct horse battery staple' });
    }
    expect((await readRows(app)).map((row) => row.email)).toEqual(['other@example.com']);
    const left = await readEmails(app);
    expect(left.map(({ replyTo }) => replyTo).filter(Boolean)).toEqual(['other@example.com']);
  });
});
