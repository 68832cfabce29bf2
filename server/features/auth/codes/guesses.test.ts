import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { signUpConfirmedInTest } from '../../../testing/confirmed-sign-up.ts';
import {
  createTestBrowser,
  openTestStage,
  type TestStage,
  testPerson,
} from '../../../testing/test-browser.ts';
import { readOutbox } from '../../../testing/test-outbox.ts';

const minute = 60_000;
const wrong = { ...testPerson, password: 'wrong horse battery staple' };

/** Every stranger has an address of its own, so that only the limit per email can stop them. */
async function open() {
  const stage = await openTestStage({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' });
  let strangers = 0;
  const stranger = () => {
    strangers += 1;
    return createTestBrowser(stage.app.listener, { 'X-Forwarded-For': `203.0.113.${strangers}` });
  };
  const owner = stranger();
  await signUpConfirmedInTest(stage.app, owner);
  await owner.send('post', '/api/auth/sign-in', testPerson);
  const guess = (body: object = wrong) => stranger().send('post', '/api/auth/sign-in', body);
  return { stage, owner, stranger, guess };
}

async function repeat(times: number, guess: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1) statuses.push((await guess()).status);
  return statuses;
}

const listNotices = ({ app }: TestStage) => readOutbox(app, { purpose: 'guesses' });

describe('[security 90] wrong passwords for one email from many addresses', () => {
  it('make unknown browsers wait, longer each time, and no browser that the account knows', async () => {
    const { stage, owner, guess } = await open();
    await using _ = stage;
    expect(new Set(await repeat(20, guess))).toEqual(new Set([401]));
    for (const wait of [1, 2, 4, 8, 15, 15]) {
      // Not even the right password is compared.
      const refused = await guess(testPerson);
      expect([refused.status, refused.body.error.code]).toEqual([429, 'rate_limited']);
      expect(refused.get('Retry-After')).toBe(String(wait * 60));
      expect(refused.body.error.message).toContain('“Forgot password?”');
      stage.clock.advance(wait * minute - 1);
      expect((await guess()).status).toBe(429);
      stage.clock.advance(1);
      expect((await guess()).status).toBe(401);
    }
    expect((await owner.send('post', '/api/auth/sign-in', testPerson)).status).toBe(200);
    expect((await guess({ ...wrong, email: 'someone@example.com' })).status).toBe(401);
    stage.clock.advance(60 * minute);
    expect((await guess(testPerson)).status).toBe(200);
  });

  it('are counted before they are compared, so parallel ones count, and right ones are not', async () => {
    const { stage, guess } = await open();
    await using _ = stage;
    expect(new Set(await repeat(25, () => guess(testPerson)))).toEqual(new Set([200]));
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess()));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
  });

  it('are answered alike without an account, which also has every other way in', async () => {
    const { stage, stranger, guess } = await open();
    await using _ = stage;
    const answers = [];
    for (const email of [testPerson.email, 'nobody@example.com']) {
      await repeat(20, () => guess({ ...wrong, email }));
      const { status, body, headers } = await guess({ ...wrong, email: email.toUpperCase() });
      answers.push([status, body.error.code, body.error.message, headers['retry-after']]);
      const recovery = await stranger().send('post', '/api/auth/recover', { email });
      expect(recovery.status).toBe(202);
    }
    expect(answers[0]?.[0]).toBe(429);
    expect(answers[1]).toEqual(answers[0]);
  });

  it('are told to a confirmed address, once', async () => {
    const { stage, guess } = await open();
    await using _ = stage;
    await repeat(19, guess);
    expect(await listNotices(stage)).toHaveLength(0);
    await repeat(3, guess);
    stage.clock.advance(minute);
    expect(await repeat(2, guess)).toEqual([401, 429]);
    const [notice, ...more] = await listNotices(stage);
    expect(notice?.recipient).toBe(testPerson.email);
    expect(more).toEqual([]);
  });
});

describe('[security 90] wrong passwords in a session', () => {
  it('make every browser wait, whichever call they come from, and no sign-in', async () => {
    const { stage, owner, stranger } = await open();
    await using _ = stage;
    let addresses = 0;
    /** Each call comes from an address of its own, like a thief's with many. */
    const thief = () => {
      addresses += 1;
      const browser = createTestBrowser(stage.app.listener, { 'X-Forwarded-For': `198.51.100.${addresses}` });
      for (const [name, value] of owner.cookies) browser.cookies.set(name, value);
      return browser;
    };
    const change = (currentPassword: string) =>
      thief().send('patch', '/api/auth/user', { password: 'seven quiet lanterns', currentPassword });
    const prove = (password: string) => thief().send('post', '/api/auth/reauthenticate', { password });
    expect(new Set(await repeat(15, () => change(wrong.password)))).toEqual(new Set([401]));
    expect(new Set(await repeat(5, () => prove(wrong.password)))).toEqual(new Set([401]));
    for (const refused of [
      await change(testPerson.password),
      await prove(testPerson.password),
      await thief().send('delete', '/api/auth/user', { password: testPerson.password }),
    ]) {
      expect([refused.status, refused.body.error.code]).toEqual([429, 'rate_limited']);
    }
    expect(await listNotices(stage)).toHaveLength(1);
    expect((await stranger().send('post', '/api/auth/sign-in', testPerson)).status).toBe(200);
    stage.clock.advance(minute);
    expect((await prove(testPerson.password)).status).toBe(200);
  });
});

describe('[security 90] wrong codes of an app', () => {
  it('count, too, whichever call they come from, but a recovery code never waits', async () => {
    const { stage, owner, stranger } = await open();
    await using _ = stage;
    const enrolled = await owner.send('post', '/api/auth/factors', {});
    const path = `/api/auth/factors/${enrolled.body.id}`;
    const totp = new TOTP({ secret: Secret.fromBase32(enrolled.body.secret) });
    const show = () => totp.generate({ timestamp: stage.clock.now().getTime() });
    const wrongCode = () => (show() === '000000' ? '111111' : '000000');
    const enter = async (browser: typeof owner, code: string) => {
      const { body } = await browser.send('post', `${path}/challenge`);
      return browser.send('post', `${path}/verify`, { challengeId: body.id, code });
    };
    const { recoveryCodes } = (await enter(owner, show())).body;
    for (let round = 0; round < 2; round += 1) {
      const browser = stranger();
      await browser.send('post', '/api/auth/sign-in', testPerson);
      expect(await repeat(5, () => enter(browser, wrongCode()))).toEqual(Array(5).fill(400));
      const prove = () => browser.send('post', '/api/auth/reauthenticate', { factorCode: wrongCode() });
      expect(await repeat(5, prove)).toEqual(Array(5).fill(400));
      stage.clock.advance(15 * minute + 1);
    }
    expect(await listNotices(stage)).toHaveLength(1);
    const browser = stranger();
    await browser.send('post', '/api/auth/sign-in', testPerson);
    expect((await enter(browser, wrongCode())).status).toBe(400);
    const refused = await enter(browser, show());
    expect([refused.status, refused.body.error.code]).toEqual([429, 'rate_limited']);
    expect(refused.body.error.message).toContain('recovery code');
    const known = createTestBrowser(stage.app.listener, { 'X-Forwarded-For': '198.51.100.1' });
    for (const [name, value] of owner.cookies) known.cookies.set(name, value);
    expect((await enter(known, show())).status).toBe(200);
    expect((await enter(browser, recoveryCodes[0])).status).toBe(200);
  });
});
