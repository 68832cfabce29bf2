import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brand } from '../../../shared/site/brand.data.ts';
import { insertUser } from '../../features/auth/users/users.repository.ts';
import { createTestOperator } from '../../testing/operator.ts';
import { type MailServer, startMailServer, startSilentServer } from '../../testing/peers/mail-server.ts';
import { startTextProvider, type TextProvider } from '../../testing/peers/text-provider.ts';
import { createTestApp, type TestApp, testSecret } from '../../testing/test-app.ts';
import { createTestBrowser, signUpInTest } from '../../testing/test-browser.ts';
import { createTestClock, type TestClock } from '../../testing/test-clock.ts';
import { listJobs } from '../jobs/jobs.repository.ts';
import { composeEmail } from './email-layout.ts';
import type { Messages } from './messages.ts';

const hourMs = 3_600_000;
const link = 'http://localhost:3000/auth/callback?code=abc-DEF_123&next=%2Fonboarding';
const mail = {
  purpose: 'email_confirmation',
  to: 'ada@example.com',
  subject: 'Confirm your email',
  ...composeEmail({
    preheader: 'One click.',
    heading: 'Confirm your email',
    paragraphs: ['You asked for this — “really”.'],
    action: { label: 'Confirm', url: link },
  }),
};
const text = { purpose: 'phone_sign_in', to: '+15550100123', text: '123456 is your code.' };

let clock: TestClock;
let app: TestApp;
let mailServer: MailServer;
let provider: TextProvider;

beforeEach(async () => {
  clock = createTestClock();
  mailServer = await startMailServer();
  provider = await startTextProvider();
  app = await startApp();
});
afterEach(async () => {
  await app[Symbol.asyncDispose]();
  await mailServer[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
});

function startApp(environment: Record<string, string> = {}): Promise<TestApp> {
  return createTestApp(
    {
      MAIL_URL: mailServer.url,
      MAIL_FROM: 'Test Sender <hello@mail.example>',
      SUPPORT_EMAIL: 'help@mail.example',
      SMS_PROVIDER: 'twilio',
      TWILIO_ACCOUNT_SID: 'AC123',
      TWILIO_AUTH_TOKEN: 'secret-token',
      TWILIO_FROM: '+15550100999',
      TWILIO_BASE_URL: provider.url,
      ...environment,
    },
    { clock },
  );
}

/** Like a request, stores the message in its transaction. */
function sendEmail(change: Partial<Parameters<Messages['sendEmail']>[1]> = {}, to: TestApp = app) {
  const { database, accounts } = to.services;
  return database.db.transaction().execute((trx) => accounts.messages.sendEmail(trx, { ...mail, ...change }));
}

function sendText(change: Partial<typeof text> & { mayUseReserve?: boolean } = {}, to: TestApp = app) {
  const { database, accounts } = to.services;
  return database.db.transaction().execute((trx) => accounts.messages.sendText(trx, { ...text, ...change }));
}

function readRows(from: TestApp = app) {
  return from.services.database.db.selectFrom('messages').selectAll().orderBy('createdAt').execute();
}

function addUser(id: string) {
  return insertUser(app.services.database.db, id, { unprovenEmail: `${id}@example.com` }, clock.now());
}

describe('an email', () => {
  it('arrives with both parts and its headers', async () => {
    await sendEmail();
    await app.services.jobs.runDue();
    const [received] = mailServer.emails;
    expect(mailServer.emails).toHaveLength(1);
    expect(received).toMatchObject({ from: 'hello@mail.example', to: ['ada@example.com'] });
    const [row] = await readRows();
    expect(Object.fromEntries(received?.headers ?? [])).toMatchObject({
      from: 'Test Sender <hello@mail.example>',
      to: 'ada@example.com',
      subject: 'Confirm your email',
      'reply-to': 'help@mail.example',
      'message-id': `<${row?.id}@mail.example>`,
      'auto-submitted': 'auto-generated',
    });
    expect(received?.headers.get('content-type')).toMatch(/^multipart\/alternative/);
    expect(received?.body).toContain('Content-Type: text/plain; charset=utf-8');
    expect(received?.body).toContain('Content-Type: text/html; charset=utf-8');
    expect(received?.body.split(link)).toHaveLength(2);
    expect(received?.body).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
  });

  it('says that nobody wrote it unless a person did, as in a contact message and its answer', async () => {
    const operator = await createTestOperator(app);
    const body = { name: 'Maya', email: 'maya@example.com', message: 'How soon?' };
    const visitor = createTestBrowser(app.listener);
    const { id } = (await visitor.send('post', '/api/contact', body)).body;
    await operator.browser.send('post', `/api/operator/messages/${id}/reply`, { text: 'Soon.' });
    await app.services.jobs.runDue();
    expect(
      mailServer.emails.map(({ headers }) => [headers.get('subject'), headers.get('auto-submitted')]).sort(),
    ).toEqual([
      [`Confirm your email for ${brand.name}`, 'auto-generated'],
      ['Contact form: Message without a subject', undefined],
      [`Your message to ${brand.name}`, undefined],
    ]);
  });

  it('leaves no code in the database once it is sent', async () => {
    await sendEmail();
    expect(JSON.stringify(await readRows())).toContain('abc-DEF_123');
    await app.services.jobs.runDue();
    const [row] = await readRows();
    expect(row).toMatchObject({ status: 'sent', text: '', html: null, sentAt: clock.now() });
    expect(await listJobs(app.services.database.db)).toEqual([]);
  });

  it('is not sent when its transaction is rolled back', async () => {
    const { database, accounts, jobs } = app.services;
    const failing = database.db.transaction().execute(async (trx) => {
      await accounts.messages.sendEmail(trx, mail);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await jobs.runDue();
    expect(mailServer.emails).toEqual([]);
  });

  it('waits while the mail server is down, with the same Message-ID for every try', async () => {
    const { port } = mailServer;
    await mailServer[Symbol.asyncDispose]();
    await sendEmail();
    await app.services.jobs.runDue();
    expect(await listJobs(app.services.database.db)).toMatchObject([
      { attempts: 1, lastError: expect.stringContaining('ECONNREFUSED') },
    ]);
    mailServer = await startMailServer(port);
    expect(await app.services.jobs.runDue()).toBe(0);
    clock.advance(2000);
    await app.services.jobs.runDue();
    const [row] = await readRows();
    expect(mailServer.emails.map(({ headers }) => headers.get('message-id'))).toEqual([
      `<${row?.id}@mail.example>`,
    ]);
  });

  it('signs in to a mail server on the same machine that requires encryption, whatever its certificate', async () => {
    await using relay = await startMailServer(undefined, 'p@ss');
    await using signedIn = await startApp({ MAIL_URL: `smtp://site:p%40ss@127.0.0.1:${relay.port}` });
    await sendEmail({}, signedIn);
    await signedIn.services.jobs.runDue();
    expect(relay.emails.map(({ to }) => to)).toEqual([['ada@example.com']]);
  });

  it('[security 60] is delivered later when the mail server hangs, without delaying any response', async () => {
    const silent = await startSilentServer();
    await using hanging = await startApp({ MAIL_URL: `smtp://127.0.0.1:${silent.port}` });
    await sendEmail({}, hanging);
    const delivery = hanging.services.jobs.runDue();
    await silent.connected;
    await signUpInTest(createTestBrowser(hanging.listener), { email: 'bo@example.com' });
    await sendText({}, hanging);
    // There is still only the first email, which was never answered.
    expect(silent.countWaiting()).toBe(1);
    await silent[Symbol.asyncDispose]();
    await using back = await startMailServer(silent.port);
    await delivery;
    clock.advance(2000);
    await hanging.services.jobs.runDue();
    expect(back.emails.flatMap(({ to }) => to).toSorted()).toEqual(['ada@example.com', 'bo@example.com']);
    expect(provider.texts).toHaveLength(1);
  });

  it('[security 38] keeps line breaks out of its headers', async () => {
    await sendEmail({ subject: 'Hello\r\nBcc: victim@example.com\r\n\r\nBody\u2028x' });
    for (const to of [
      'ada@example.com\r\nBcc: v@example.com',
      'a@example.com, v@example.com',
      'A <a@example.com>',
    ])
      await expect(sendEmail({ to })).rejects.toThrow();
    await app.services.jobs.runDue();
    expect(mailServer.emails.map(({ to }) => to)).toEqual([['ada@example.com']]);
    expect(mailServer.emails[0]?.headers.get('bcc')).toBeUndefined();
    expect(mailServer.emails[0]?.headers.get('subject')).toBe('Hello Bcc: victim@example.com Body x');
  });

  it('is not sent after it expires', async () => {
    await sendEmail({ expiresAt: new Date(clock.now().getTime() + hourMs) });
    clock.advance(hourMs);
    await app.services.jobs.runDue();
    expect(mailServer.emails).toEqual([]);
    expect(await readRows()).toMatchObject([{ status: 'expired', text: '', html: null, sentAt: null }]);
  });

  it('is deleted with its account', async () => {
    await addUser('u1');
    await sendEmail({ userId: 'u1' });
    await app.services.database.db.deleteFrom('users').execute();
    await app.services.jobs.runDue();
    expect(mailServer.emails).toEqual([]);
    expect(await listJobs(app.services.database.db)).toEqual([]);
  });

  it('[security 43] waits for the next hour when the site has reached its limit', async () => {
    await using small = await startApp({ RATE_LIMIT_FACTOR: '0.003' });
    for (let count = 0; count < 8; count += 1) {
      await sendEmail({ to: `p${count}@example.com`, mayUseReserve: true }, small);
    }
    await small.services.jobs.runDue();
    expect(mailServer.emails).toHaveLength(6);
    expect(small.readLog()).toContainEqual(
      expect.objectContaining({ msg: 'rate limit reached', limit: 'emails of the site' }),
    );
    for (let minutes = 0; minutes < 70; minutes += 5) {
      clock.advance(5 * 60_000);
      await small.services.jobs.runDue();
    }
    expect(new Set(mailServer.emails.flatMap(({ to }) => to)).size).toBe(8);
  });

  it('[security 69] leaves a quarter of the site’s hourly limit to people who confirm or recover', async () => {
    await using small = await startApp({ RATE_LIMIT_FACTOR: '0.004' });
    for (let count = 0; count < 8; count += 1) await sendEmail({ to: `p${count}@example.com` }, small);
    await small.services.jobs.runDue();
    expect(mailServer.emails).toHaveLength(6);
    for (const to of ['owner@example.com', 'other@example.com', 'third@example.com']) {
      await sendEmail({ to, mayUseReserve: true }, small);
    }
    await small.services.jobs.runDue();
    expect(mailServer.emails).toHaveLength(8);
    expect(
      mailServer.emails
        .slice(6)
        .map(({ to }) => to[0])
        .every((to) => to?.startsWith('p') === false),
    ).toBe(true);
  });

  it('[security 43] about security is sent when all others have used up their limit, and recovery links when notices have', async () => {
    await using small = await startApp({ RATE_LIMIT_FACTOR: '0.008' });
    const sendSecurityEmail = (purpose: string, to: string, mayUseReserve = false) =>
      sendEmail({ purpose, to, mayUseReserve, quota: 'security' }, small);
    for (let count = 0; count < 17; count += 1) {
      await sendEmail({ to: `p${count}@example.com`, mayUseReserve: true }, small);
    }
    await small.services.jobs.runDue();
    expect(mailServer.emails).toHaveLength(16);
    for (let count = 0; count < 4; count += 1) {
      await sendSecurityEmail('factor_added', `mallory${count}@example.com`);
    }
    await sendSecurityEmail('password_changed', 'noticed@example.com', true);
    await sendSecurityEmail('recovery', 'owner@example.com');
    await small.services.jobs.runDue();
    const sent = mailServer.emails.slice(16).flatMap(({ to }) => to);
    expect(sent).toHaveLength(5);
    expect(sent).toEqual(expect.arrayContaining(['noticed@example.com', 'owner@example.com']));
  });

  it('[security 44] appears in the log only by its id and purpose', async () => {
    await sendEmail();
    await sendText();
    await app.services.jobs.runDue();
    const log = JSON.stringify(app.readLog());
    expect(log).toContain('"message sent"');
    expect(log).not.toMatch(/ada@|abc-DEF|123456|555010/);
  });
});

describe('a marketing email', () => {
  async function consent(withdrawnAt: Date | null) {
    const time = clock.now();
    const { db } = app.services.database;
    await db
      .insertInto('consents')
      .values({
        userId: 'u1',
        kind: 'marketing',
        version: '1',
        text: 'Yes',
        page: '/',
        givenAt: time,
        withdrawnAt,
      })
      .execute();
  }

  beforeEach(() => addUser('u1'));

  it('[security 48] is sent only with consent', async () => {
    await sendEmail({ purpose: 'marketing', userId: 'u1' });
    await sendEmail({ purpose: 'marketing' });
    expect(await readRows()).toEqual([]);
    await consent(null);
    await sendEmail({ purpose: 'marketing', userId: 'u1' });
    await app.services.jobs.runDue();
    expect(mailServer.emails).toHaveLength(1);
  });

  it('[security 48] is withheld when the consent is withdrawn while it waits', async () => {
    await consent(null);
    await sendEmail({ purpose: 'marketing', userId: 'u1' });
    await app.services.database.db.updateTable('consents').set({ withdrawnAt: clock.now() }).execute();
    await app.services.jobs.runDue();
    expect(mailServer.emails).toEqual([]);
    expect(await readRows()).toMatchObject([{ status: 'expired', text: '' }]);
  });
});

describe('a text', () => {
  it('goes to the provider with its account, and leaves no code in the database', async () => {
    await sendText();
    await app.services.jobs.runDue();
    expect(provider.texts).toEqual([
      {
        path: '/2010-04-01/Accounts/AC123/Messages.json',
        authorization: `Basic ${Buffer.from('AC123:secret-token').toString('base64')}`,
        form: { From: '+15550100999', To: '+15550100123', Body: '123456 is your code.' },
      },
    ]);
    expect(await readRows()).toMatchObject([{ kind: 'sms', status: 'sent', text: '' }]);
  });

  it('is tried again when the provider refuses it, and keeps the reason without number and text', async () => {
    provider.answerWith(500);
    await sendText();
    await app.services.jobs.runDue();
    const [job] = await listJobs(app.services.database.db);
    expect(job?.lastError).toBe('Error: The text provider answered with status 500, code 21211.');
    provider.answerWith(201);
    clock.advance(2000);
    await app.services.jobs.runDue();
    expect(provider.texts).toHaveLength(1);
  });

  it('is given up immediately when the number can never get it', async () => {
    provider.answerWith(400);
    await sendText();
    await app.services.jobs.runDue();
    const [job] = await listJobs(app.services.database.db);
    expect(job?.failedAt).not.toBeNull();
    expect(job?.lastError).toBe('JobRefused: The text provider answered with status 400, code 21211.');
  });

  it('can be sent by a messaging service', async () => {
    await using other = await startApp({ TWILIO_FROM: 'MG42' });
    await sendText({}, other);
    await other.services.jobs.runDue();
    expect(provider.texts[0]?.form).toMatchObject({ MessagingServiceSid: 'MG42' });
    expect(provider.texts[0]?.form).not.toHaveProperty('From');
  });

  it('[security 43] is refused with 503 when the site has reached its hourly limit', async () => {
    await using small = await startApp({ RATE_LIMIT_FACTOR: '0.01' });
    for (let count = 0; count < 3; count += 1) await sendText({}, small);
    await expect(sendText({}, small)).rejects.toMatchObject({ status: 503, code: 'unavailable' });
    expect(await readRows(small)).toHaveLength(3);
    clock.advance(hourMs);
    await sendText({}, small);
  });

  it('[security 69] leaves a quarter of the site’s hourly limit to people whose browser is known', async () => {
    await using small = await startApp({ RATE_LIMIT_FACTOR: '0.0134' });
    for (let count = 0; count < 3; count += 1) await sendText({}, small);
    await expect(sendText({}, small)).rejects.toMatchObject({ status: 503 });
    await sendText({ mayUseReserve: true }, small);
    await expect(sendText({ mayUseReserve: true }, small)).rejects.toMatchObject({ status: 503 });
  });

  it.each([
    ['2,000 a day', '+12125550', '0.002', 3, 4],
    ['200 a day to numbers outside of +1, which cost more', '+44740012', '0.02', 3, 4],
  ])(
    '[security 43] is limited to %s, a quarter of them reserved',
    async (_name, prefix, factor, free, all) => {
      await using small = await startApp({ RATE_LIMIT_FACTOR: factor });
      const answers: boolean[] = [];
      for (let count = 0; count < 12; count += 1) {
        const send = sendText({ to: `${prefix}${100 + count}`, mayUseReserve: count > 8 }, small);
        answers.push(
          await send.then(
            () => true,
            () => false,
          ),
        );
        clock.advance(hourMs);
      }
      expect(answers.slice(0, 9).filter(Boolean)).toHaveLength(free);
      expect(answers.filter(Boolean)).toHaveLength(all);
      clock.advance(12 * hourMs);
      await sendText({ to: `${prefix}999` }, small);
    },
  );

  it('goes only to a number', async () => {
    await expect(sendText({ to: '+1555010\n0123' })).rejects.toThrow();
    await expect(sendText({ to: '5550100123' })).rejects.toThrow();
  });
});

describe('without providers', () => {
  const off = { MAIL_URL: '', SMS_PROVIDER: '' };

  it('messages stay in the outbox, with their words', async () => {
    await using quiet = await startApp(off);
    await sendEmail({}, quiet);
    await sendText({}, quiet);
    expect(await quiet.services.jobs.runDue()).toBe(0);
    expect((await readRows(quiet)).map(({ status, text: words }) => [status, words.length > 0])).toEqual([
      ['outbox', true],
      ['outbox', true],
    ]);
    expect(quiet.services.accounts.messages.canText).toBe(true);
  });

  it('production reports that it cannot text, and warns that emails stay', async () => {
    const production = { NODE_ENV: 'production', SESSION_SECRET: testSecret };
    await using quiet = await startApp({ ...off, ...production });
    expect(quiet.services.accounts.messages.canText).toBe(false);
    expect(quiet.readLog()).toContainEqual(
      expect.objectContaining({ msg: expect.stringContaining('MAIL_URL') }),
    );
    await using ready = await startApp(production);
    expect(ready.services.accounts.messages.canText).toBe(true);
  });
});
