import { describe, expect, it } from 'vitest';
import { confirmInTest } from '../../../testing/confirmed-sign-up.ts';
import { askForRecovery } from '../../../testing/email-links.ts';
import { readCode } from '../../../testing/read-code.ts';
import { restartTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  createTestBrowser,
  openTestStage,
  signUpInTest,
  type TestBrowser,
  testPerson,
} from '../../../testing/test-browser.ts';
import { readOutbox } from '../../../testing/test-outbox.ts';
import { insertUser, proveEmail, updateUser } from '../users/users.repository.ts';
import { emailSecurityNotice, securityNotices } from './security-messages.ts';
import { sendThrottled } from './send-throttle.ts';

const { email, password } = testPerson;
const phone = '+12125550123';
const minute = 60_000;
const hour = 60 * minute;

async function open(environment: Record<string, string> = {}) {
  const stage = await openTestStage({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1', ...environment });
  let addresses = 0;
  /** Returns a browser with its own client address, unless an address is given. */
  const browser = (address?: string) => {
    addresses += 1;
    return createTestBrowser(stage.app.listener, { 'X-Forwarded-For': address ?? `192.0.2.${addresses}` });
  };
  return { ...stage, browser };
}

async function signUpConfirmed(app: TestApp, browser: TestBrowser, address = email): Promise<string> {
  const id = String((await signUpInTest(browser, { email: address })).body.user.id);
  await confirmInTest(app, id);
  return id;
}

function startPhone(browser: TestBrowser, to = phone) {
  return browser.send('post', '/api/auth/phone/start', { phone: to, consent: true });
}

async function signInByPhone(app: TestApp, browser: TestBrowser, to = phone) {
  await startPhone(browser, to);
  const token = await readCode(app, to);
  return browser.send('post', '/api/auth/phone/verify', { phone: to, token, type: 'sms' });
}

async function countMessages(app: TestApp): Promise<number> {
  await app.services.jobs.runDue();
  return (await app.services.database.db.selectFrom('sends').selectAll().execute()).length;
}

describe('emails to one address', () => {
  it('[security 69] are limited to five an hour, over all purposes, accounts, and deletions', async () => {
    await using stage = await open();
    for (let turn = 0; turn < 5; turn += 1) {
      const browser = stage.browser();
      for (let count = 0; count < 3; count += 1) {
        await browser.send('post', '/api/auth/email/start', { email });
        stage.clock.advance(70_000);
      }
      await browser.send('post', '/api/auth/sign-up', { email, password, termsAccepted: true });
      await browser.send('delete', '/api/auth/user', { password });
      await askForRecovery(browser);
      stage.clock.advance(70_000);
    }
    expect(await countMessages(stage.app)).toBe(5);
    stage.clock.advance(hour);
    expect((await stage.browser().send('post', '/api/auth/email/start', { email })).status).toBe(202);
  });

  it('[security 69] are sent twice at most when 20 browsers at 20 addresses ask at the same moment', async () => {
    await using stage = await open();
    const browsers = Array.from({ length: 20 }, () => stage.browser());
    const answers = await Promise.all(
      browsers.map((browser) => browser.send('post', '/api/auth/email/start', { email })),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(18);
    expect(await countMessages(stage.app)).toBe(2);
  });

  it('[security 69] tell a person who has to wait what to do', async () => {
    await using stage = await open();
    for (let count = 0; count < 5; count += 1) {
      await stage.browser().send('post', '/api/auth/email/start', { email });
      stage.clock.advance(5 * minute);
    }
    const refused = await stage.browser().send('post', '/api/auth/email/start', { email });
    expect([refused.status, refused.get('Retry-After'), refused.body.error]).toMatchObject([
      429,
      String(35 * 60),
      {
        code: 'rate_limited',
        message:
          'We’ve already sent several emails to this address. Open the newest one, or try again in 35 minutes.',
      },
    ]);
  });

  it('[security 69] for recovery are sent once for six parallel strangers, and three times an hour', async () => {
    await using stage = await open();
    await signUpConfirmed(stage.app, stage.browser());
    await Promise.all(Array.from({ length: 6 }, () => askForRecovery(stage.browser())));
    expect(await readOutbox(stage.app, { purpose: 'recovery' })).toHaveLength(1);
    for (let count = 0; count < 6; count += 1) {
      stage.clock.advance(5 * minute);
      await askForRecovery(stage.browser());
      await stage.app.services.jobs.runDue();
    }
    expect(await readOutbox(stage.app, { purpose: 'recovery' })).toHaveLength(3);
  });

  it('[security 69] for recovery are reserved for a browser that has signed in before', async () => {
    await using stage = await open();
    await signUpConfirmed(stage.app, stage.browser());
    const own = stage.browser();
    await own.send('post', '/api/auth/sign-in', { email, password });
    await own.send('post', '/api/auth/sign-out');
    for (let count = 0; count < 4; count += 1) {
      stage.clock.advance(5 * minute);
      await askForRecovery(stage.browser());
      await stage.app.services.jobs.runDue();
    }
    stage.clock.advance(5 * minute);
    await askForRecovery(own);
    expect(await readOutbox(stage.app, { purpose: 'recovery' })).toHaveLength(4);
  });

  it('[security 22] [security 69] give a stranger’s recovery the same response at the limit and for unknown addresses', async () => {
    await using stage = await open();
    await signUpConfirmed(stage.app, stage.browser());
    for (let count = 0; count < 5; count += 1) {
      await askForRecovery(stage.browser());
      stage.clock.advance(5 * minute);
      await stage.app.services.jobs.runDue();
    }
    const known = await askForRecovery(stage.browser());
    const unknown = await askForRecovery(stage.browser(), 'nobody@example.com');
    expect([known.status, known.body]).toEqual([202, unknown.body]);
    expect(unknown.status).toBe(202);
  });

  it('[security 69] with security notices are neither delayed by others nor unlimited', async () => {
    await using stage = await open({ RATE_LIMIT_FACTOR: '1' });
    const browser = stage.browser();
    await signUpConfirmed(stage.app, browser);
    for (let count = 0; count < 5; count += 1) {
      await browser.send('post', '/api/auth/user/code');
      stage.clock.advance(5 * minute);
    }
    await browser.send('post', '/api/auth/sign-in', { email, password });
    for (let count = 0; count < 8; count += 1) {
      const answer = await browser.send('patch', '/api/auth/user', { password: `a quiet lantern ${count}` });
      expect(answer.status).toBe(200);
    }
    expect(await readOutbox(stage.app, { purpose: 'password_changed' })).toHaveLength(5);
  });
});

describe('emails from one account', () => {
  it('[security 69] reach at most five strangers an hour', async () => {
    await using stage = await open();
    const browser = stage.browser();
    await signUpConfirmed(stage.app, browser);
    for (let count = 0; count < 60; count += 1) {
      if (count % 5 === 0) await browser.send('post', '/api/auth/reauthenticate', { password });
      await browser.send('patch', '/api/auth/user', { email: `stranger${count}@example.com` });
      stage.clock.advance(50_000);
    }
    const strangers = await readOutbox(stage.app, { purpose: 'email_change' });
    expect(strangers.length).toBeGreaterThan(1);
    expect(strangers.length).toBeLessThanOrEqual(5);
  });

  it('[security 69] have to wait when addresses alternate, but a typo can be corrected immediately', async () => {
    await using stage = await open();
    const browser = stage.browser();
    await signUpConfirmed(stage.app, browser);
    const change = (to: string) => browser.send('patch', '/api/auth/user', { email: to });
    expect((await change('a@example.com')).status).toBe(200);
    expect((await change('b@example.com')).status).toBe(200);
    for (const to of ['a@example.com', 'c@example.com', 'b@example.com', 'a@example.com']) {
      expect((await change(to)).status).toBe(429);
    }
    stage.clock.advance(45_000);
    expect((await change('a@example.com')).status).toBe(200);
  });
});

describe('emails requested from one client address', () => {
  it('[security 69] are limited to 30 an hour, even with a new account', async () => {
    await using stage = await open();
    const statuses = [];
    for (let count = 0; count < 31; count += 1) {
      if (count === 20) stage.clock.advance(20 * minute);
      const browser = stage.browser('198.51.100.7');
      const to = `stranger${count}@example.com`;
      statuses.push((await browser.send('post', '/api/auth/email/start', { email: to })).status);
    }
    expect(statuses.filter((status) => status === 202)).toHaveLength(30);
    const other = await stage.browser().send('post', '/api/auth/email/start', { email });
    expect(other.status).toBe(202);
  });
});

describe('emails and texts requested from one network', () => {
  it.each([
    ['/56', (count: number) => `2001:db8:1:${count.toString(16)}::1`, 6, 2],
    ['/48', (count: number) => `2001:db8:1:${(count * 0x100).toString(16)}::1`, 12, 4],
  ])(
    '[security 69] are limited for an IPv6 %s, but not for a known browser',
    async (_size, listAddress, emails, texts) => {
      await using stage = await open({ RATE_LIMIT_FACTOR: '0.1' });
      const own = stage.browser(listAddress(0));
      await signUpConfirmed(stage.app, own);
      await own.send('post', '/api/auth/sign-in', { email, password });
      stage.clock.advance(hour);
      const statuses: Record<string, number[]> = { email: [], sms: [] };
      for (let count = 1; count <= 14; count += 1) {
        const browser = stage.browser(listAddress(count));
        const to = `stranger${count}@example.com`;
        statuses.email?.push((await browser.send('post', '/api/auth/email/start', { email: to })).status);
        statuses.sms?.push((await startPhone(browser, `+1212555${1000 + count}`)).status);
      }
      const list = (sent: number) => Array.from({ length: 14 }, (_, index) => (index < sent ? 202 : 429));
      expect(statuses).toEqual({ email: list(emails), sms: list(texts) });
      await askForRecovery(own);
      expect(await readOutbox(stage.app, { purpose: 'recovery' })).toHaveLength(1);
      expect(
        (await stage.browser().send('post', '/api/auth/email/start', { email: 'x@example.com' })).status,
      ).toBe(202);
    },
  );
});

describe('emails of the whole site', () => {
  it('[security 43] are reserved for people it knows, and recovery and notices have their own limit', async () => {
    await using stage = await open();
    const own = stage.browser();
    await signUpConfirmed(stage.app, own);
    await own.send('post', '/api/auth/sign-in', { email, password });
    await own.send('patch', '/api/auth/user', { password: 'seven quiet lanterns' });
    await own.send('post', '/api/auth/user/code');
    await askForRecovery(own);
    const stranger = stage.browser();
    await askForRecovery(stranger, 'nobody@example.com');
    await stranger.send('post', '/api/auth/email/start', { email: 'new@example.com' });
    await askForRecovery(stage.browser(), 'new@example.com');
    await stage.app.services.jobs.runDue();
    const { db } = stage.app.services.database;
    const rows = await db
      .selectFrom('messages')
      .select(['purpose', 'quota', 'mayUseReserve', 'recipient'])
      .execute();
    const classes = rows.map((row) => [row.purpose, row.recipient, row.quota, row.mayUseReserve]);
    expect(classes).toEqual(
      expect.arrayContaining([
        ['password_changed', email, 'security', true],
        ['reauthentication', email, 'ordinary', true],
        ['recovery', email, 'security', true],
        ['email_confirmation', 'new@example.com', 'ordinary', false],
        ['recovery', 'new@example.com', 'ordinary', false],
      ]),
    );
  });
});

describe('texts to one number', () => {
  it('[security 69] keep the owner’s share when strangers have used up theirs', async () => {
    await using stage = await open();
    const own = stage.browser();
    expect((await signInByPhone(stage.app, own)).status).toBe(200);
    await own.send('post', '/api/auth/sign-out');
    stage.clock.advance(hour);
    const answers = [];
    for (let count = 0; count < 5; count += 1) {
      answers.push(await startPhone(stage.browser()));
      stage.clock.advance(5 * minute);
    }
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 429, 429]);
    expect(answers.at(-1)?.body.error.message).toBe(
      'We’ve already sent several codes to this number. Use your email address instead, or try again in 40 minutes.',
    );
    expect((await startPhone(own)).status).toBe(202);
    stage.clock.advance(5 * minute);
    expect((await startPhone(own)).status).toBe(202);
    stage.clock.advance(5 * minute);
    expect((await startPhone(own)).status).toBe(429);
  });

  it('[security 69] are refused with the same response for numbers with and without an account', async () => {
    await using stage = await open();
    await signInByPhone(stage.app, stage.browser());
    stage.clock.advance(hour);
    const other = '+12125550124';
    for (let count = 0; count < 3; count += 1) {
      await startPhone(stage.browser());
      await startPhone(stage.browser(), other);
      stage.clock.advance(5 * minute);
    }
    const [known, unknown] = [await startPhone(stage.browser()), await startPhone(stage.browser(), other)];
    expect([known.status, known.body.error.message]).toEqual([429, unknown.body.error.message]);
    expect(known.get('Retry-After')).toBe(unknown.get('Retry-After'));
  });

  it('[security 69] reach a signed-in person, no matter what strangers asked for', async () => {
    await using stage = await open();
    const own = stage.browser();
    await signInByPhone(stage.app, own);
    own.cookies.delete('known-browser');
    for (let count = 0; count < 5; count += 1) {
      stage.clock.advance(5 * minute);
      await startPhone(stage.browser());
    }
    stage.clock.advance(5 * minute);
    expect((await own.send('post', '/api/auth/user/code')).status).toBe(202);
  });

  it('[security 69] are no longer reserved for browsers that signed in with an old password', async () => {
    await using stage = await open();
    const own = stage.browser();
    const id = await signUpConfirmed(stage.app, own);
    const { db } = stage.app.services.database;
    await updateUser(db, id, { phone, phoneConfirmedAt: new Date() }, new Date());
    const thief = stage.browser();
    await thief.send('post', '/api/auth/sign-in', { email, password });
    await own.send('patch', '/api/auth/user', { password: 'seven quiet lanterns' });
    const answers = [];
    for (let count = 0; count < 4; count += 1) {
      answers.push((await startPhone(thief)).status);
      stage.clock.advance(5 * minute);
    }
    expect(answers).toEqual([202, 202, 202, 429]);
  });
});

describe('texts from the whole site', () => {
  it('[security 69] are not used up by ten addresses', async () => {
    await using stage = await open({ RATE_LIMIT_FACTOR: '1' });
    let sent = 0;
    for (let address = 0; address < 10; address += 1) {
      for (let count = 0; count < 31; count += 1) {
        const to = `+1212${5_550_200 + address * 31 + count}`;
        const { status } = await startPhone(stage.browser(`198.51.100.${address}`), to);
        if (status === 202) sent += 1;
      }
    }
    expect(sent).toBe(100);
    expect((await startPhone(stage.browser())).status).toBe(202);
  });

  it('[security 43] go abroad 30 times a day at the request of one network, and no less elsewhere', async () => {
    await using stage = await open();
    const ask = async (count: number, to: string, network: string) =>
      (await startPhone(stage.browser(`2001:db8:${network}:${count.toString(16)}::1`), to)).status;
    const answers = [];
    for (let count = 0; count < 32; count += 1) {
      if (count % 16 === 0) stage.clock.advance(hour);
      answers.push(await ask(count, `+4474001234${String(10 + count)}`, '1'));
    }
    expect(answers).toEqual([...Array.from({ length: 30 }, () => 202), 429, 429]);
    expect(await ask(40, '+12125550140', '1')).toBe(202);
    expect(await ask(41, '+447400123441', '2')).toBe(202);
  });

  it('[security 69] keep a share for browsers that have signed in', async () => {
    await using stage = await open({ RATE_LIMIT_FACTOR: '0.2' });
    const own = stage.browser();
    await signInByPhone(stage.app, own);
    await own.send('post', '/api/auth/sign-out');
    stage.clock.advance(hour);
    const { messages } = stage.app.services.accounts;
    const { db } = stage.app.services.database;
    const text = { purpose: 'phone_sign_in', text: 'x' };
    for (let count = 0; count < 45; count += 1) {
      await messages.sendText(db, { ...text, to: `+1212555${1000 + count}` });
    }
    await expect(messages.sendText(db, { ...text, to: '+12125553000' })).rejects.toMatchObject({
      status: 503,
    });
    expect((await startPhone(own)).status).toBe(202);
    expect((await startPhone(stage.browser(), '+12125553001')).status).toBe(503);
  });
});

describe('numbers that cannot get texts', () => {
  it.each([
    ['signing in', '/api/auth/phone/start', { phone: '+979123456789', consent: true }, 'post'],
    ['a change', '/api/auth/user', { phone: '+979123456789' }, 'patch'],
  ] as const)(
    '[security 69] are refused at %s, with the error at the field',
    async (_case, path, body, method) => {
      await using stage = await open();
      const browser = stage.browser();
      await signUpConfirmed(stage.app, browser);
      const refused = await browser.send(method, path, body);
      expect([refused.status, refused.body.error.code]).toEqual([422, 'invalid_input']);
      expect(refused.body.error.fields.phone).toMatch(/^We can’t send texts to this kind of number\./);
    },
  );

  it('[security 69] are refused when a country is no longer listed, with email offered instead', async () => {
    await using stage = await open();
    const london = '+447400123456';
    const browser = stage.browser();
    await signInByPhone(stage.app, browser, london);
    const { app, clock } = stage;
    await using narrowed = await restartTestApp(app, { SMS_COUNTRIES: 'US,CA' }, { clock });
    const fresh = createTestBrowser(narrowed.listener);
    const signIn = await startPhone(fresh, london);
    expect([signIn.status, signIn.body.error.fields]).toEqual([
      422,
      {
        phone:
          'We can’t send texts to numbers in this country (United Kingdom). Use your email address instead, or another number.',
      },
    ]);
    const signedIn = createTestBrowser(narrowed.listener);
    signedIn.cookies.set('session', browser.cookies.get('session') ?? '');
    const proof = await signedIn.send('post', '/api/auth/user/code');
    expect([proof.status, proof.body.error.fields.code]).toEqual([422, expect.stringContaining('@')]);
  });
});

describe('emails that known people cause', () => {
  it('[security 43] notices to one address stop after ten an hour, whatever they are about', async () => {
    await using stage = await open();
    const { accounts } = stage.app.services;
    const id = await signUpConfirmed(stage.app, stage.browser());
    for (const notice of Object.values(securityNotices)) {
      for (let count = 0; count < 2; count += 1) await emailSecurityNotice(accounts.db, accounts, id, notice);
    }
    const listNotices = async () =>
      (await stage.app.services.database.db.selectFrom('sends').selectAll().execute()).filter(
        ({ isNotice }) => isNotice,
      );
    expect(await listNotices()).toHaveLength(10);
    stage.clock.advance(hour);
    await emailSecurityNotice(accounts.db, accounts, id, securityNotices.guesses);
    expect(await listNotices()).toHaveLength(11);
  });

  it('[security 43] use the reserve for the first notice to an address in an hour, and never for one that strangers cause', async () => {
    await using stage = await open();
    const { accounts } = stage.app.services;
    const ids = [await signUpConfirmed(stage.app, stage.browser())];
    ids.push(await signUpConfirmed(stage.app, stage.browser(), 'grace@example.com'));
    for (const [id = '', notice] of [
      [ids[0], securityNotices.passkeyAdded],
      [ids[0], securityNotices.passkeyRemoved],
      [ids[1], securityNotices.guesses],
    ] as const) {
      await emailSecurityNotice(accounts.db, accounts, id, notice);
    }
    const sent = (await readOutbox(stage.app)).filter(({ quota }) => quota === 'security');
    const reserve = Object.fromEntries(sent.map(({ purpose, mayUseReserve }) => [purpose, mayUseReserve]));
    expect(reserve).toEqual({ passkey_added: true, way_in_removed: false, guesses: false });
  });

  it('[security 43] browsers that many accounts know are counted by their networks, apart from strangers', async () => {
    await using stage = await open();
    const { accounts } = stage.app.services;
    const { db, clock } = accounts;
    const ask = async (turn: number, network: string) => {
      const userId = `${network}-${turn}`;
      const to = `${userId}@example.com`;
      await insertUser(db, userId, {}, clock.now());
      await proveEmail(db, userId, to, clock.now());
      const mail = {
        channel: 'email',
        purpose: 'recovery',
        subject: '',
        text: '',
        html: '',
        to,
        userId,
      } as const;
      const sender = {
        addressHash: `${network}-${turn % 3}`,
        networkHashes: [network],
        browser: null,
        userId,
      };
      return sendThrottled(accounts, db, mail, sender).then(
        () => 'sent',
        () => 'refused',
      );
    };
    const outcomes = [];
    for (let turn = 0; turn < 125; turn += 1) outcomes.push(await ask(turn, 'one'));
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(120);
    expect(await ask(0, 'another')).toBe('sent');
  });
});

describe('stored sends', () => {
  it('[security 47] [security 69] contain no names, lose their link to the account, and are deleted after the hour', async () => {
    await using stage = await open();
    const browser = stage.browser();
    const id = await signUpConfirmed(stage.app, browser);
    await browser.send('patch', '/api/auth/user', { email: 'new@example.com' });
    const { db } = stage.app.services.database;
    const before = await db.selectFrom('sends').selectAll().execute();
    expect(new Set(before.map(({ accountHash }) => accountHash)).size).toBe(1);
    for (const text of [id, email, 'new@example.com', '192.0.2']) {
      expect(JSON.stringify(before)).not.toContain(text);
    }
    await browser.send('delete', '/api/auth/user', { password });
    const after = await db.selectFrom('sends').selectAll().execute();
    expect(after.map(({ accountHash }) => accountHash)).toEqual([null, null]);
    stage.clock.advance(hour);
    await stage.app.services.retentionJobs.run();
    expect(await db.selectFrom('sends').selectAll().execute()).toEqual([]);
  });

  it('[security 1] identify a browser by a cookie that scripts cannot read, and forget it after 180 days', async () => {
    await using stage = await open();
    const browser = stage.browser();
    await signUpConfirmed(stage.app, stage.browser());
    const answer = await browser.send('post', '/api/auth/sign-in', { email, password });
    const cookie = answer.get('Set-Cookie')?.find((line) => line.startsWith('known-browser='));
    expect(cookie).toMatch(/^known-browser=[\w-]{22}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
    const { db } = stage.app.services.database;
    const rows = await db.selectFrom('knownBrowsers').selectAll().execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(browser.cookies.get('known-browser'));
    stage.clock.advance(180 * 24 * hour);
    await stage.app.services.retentionJobs.run();
    expect(await db.selectFrom('knownBrowsers').selectAll().execute()).toEqual([]);
  });

  it('clear that cookie when the account is deleted', async () => {
    await using stage = await open();
    await signUpConfirmed(stage.app, stage.browser());
    const browser = stage.browser();
    await browser.send('post', '/api/auth/sign-in', { email, password });
    await browser.send('delete', '/api/auth/user', { password });
    expect([...browser.cookies.keys()]).toEqual([]);
  });
});
