import { describe, expect, it } from 'vitest';
import type { Db } from '../../../platform/database/database.ts';
import { openBuiltSite } from '../../../platform/site/site-source.ts';
import { createServices } from '../../../services.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { openTestStage } from '../../../testing/test-browser.ts';
import type { TestClock } from '../../../testing/test-clock.ts';
import type { CodePurpose } from './codes.repository.ts';
import type { Codes } from './codes.ts';

const minute = 60_000;
const target = 'ada@example.com';
const browserHash = 'browser-1';
const link = { purpose: 'recovery', target } as const;
const digits = { purpose: 'reauthentication', target, browserHash } as const;

type Stage = { app: TestApp; clock: TestClock };

function tools({ services }: TestApp) {
  const { db, codes } = services.accounts;
  return { db, codes };
}

/** Finds a link's code and uses it, like an exchange. */
async function use(db: Db, codes: Codes, code: string, purposes: readonly CodePurpose[], browser?: string) {
  const found = await codes.findLink(db, code, purposes, browser);
  await codes.spendLink(db, found);
  return found;
}

/** Returns a different code, for an attempt that must fail. */
function mistype(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

function tryTimes(stage: Stage, code: string, times: number) {
  const { db, codes } = tools(stage.app);
  return Promise.allSettled(Array.from({ length: times }, () => codes.tryDigits(db, { ...digits, code })));
}

describe('link codes', () => {
  it('[security 15] have 256 random bits and are valid for an hour, and only a hash is stored', async () => {
    await using stage = await openTestStage();
    const { db, codes } = tools(stage.app);
    const { code, expiresAt } = await codes.issueLink(db, link);
    expect(code).toMatch(/^[\w-]{43}$/);
    expect(expiresAt.getTime() - stage.clock.now().getTime()).toBe(60 * minute);
    const rows = await db.selectFrom('codes').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
    stage.clock.advance(60 * minute - 1);
    await expect(use(db, codes, code, ['recovery'])).resolves.toMatchObject({ target });
  });

  it('[security 15] are invalid after the hour', async () => {
    await using stage = await openTestStage();
    const { db, codes } = tools(stage.app);
    const { code } = await codes.issueLink(db, link);
    stage.clock.advance(60 * minute);
    await expect(use(db, codes, code, ['recovery'])).rejects.toMatchObject({
      status: 400,
      code: 'expired_code',
    });
  });

  it('[security 16] can be used once: exactly one of 20 parallel calls succeeds', async () => {
    await using stage = await openTestStage();
    const { db, codes } = tools(stage.app);
    const { code } = await codes.issueLink(db, link);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        db.transaction().execute((trx) => use(trx, codes, code, ['recovery'])),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(use(db, codes, code, ['recovery'])).rejects.toMatchObject({ code: 'invalid_code' });
  });

  it('cannot be used for another purpose, and are not used up by trying', async () => {
    await using stage = await openTestStage();
    const { db, codes } = tools(stage.app);
    const { code } = await codes.issueLink(db, link);
    await expect(use(db, codes, code, ['email_change', 'google'])).rejects.toMatchObject({
      code: 'invalid_code',
    });
    await expect(use(db, codes, code, ['google', 'recovery'])).resolves.toMatchObject({
      purpose: 'recovery',
    });
  });

  it('[security 18] can only be used in the browser that asked, if they are bound to one', async () => {
    await using stage = await openTestStage();
    const { db, codes } = tools(stage.app);
    const { code } = await codes.issueLink(db, { ...link, browserHash });
    for (const other of [undefined, 'browser-2']) {
      await expect(use(db, codes, code, ['recovery'], other)).rejects.toMatchObject({
        code: 'invalid_code',
      });
    }
    await expect(use(db, codes, code, ['recovery'], browserHash)).resolves.toMatchObject({ target });
  });

  it('carry their payload', async () => {
    await using stage = await openTestStage();
    const { db, codes } = tools(stage.app);
    const payload = { next: '/dashboard', list: [1, 'ü'] };
    const { code, expiresAt } = await codes.issueLink(db, { ...link, payload, lifeMinutes: 5 });
    expect(expiresAt.getTime() - stage.clock.now().getTime()).toBe(5 * minute);
    await expect(use(db, codes, code, ['recovery'])).resolves.toMatchObject({
      payload,
      userId: null,
      sessionId: null,
    });
  });
});

describe('six digits', () => {
  it('[security 15] are valid for 10 minutes, and a stolen database does not reveal them', async () => {
    await using stage = await openTestStage();
    const { db, codes } = tools(stage.app);
    const { code, expiresAt } = await codes.issueDigits(db, digits);
    expect(code).toMatch(/^\d{6}$/);
    expect(expiresAt.getTime() - stage.clock.now().getTime()).toBe(10 * minute);
    const [row] = await db.selectFrom('codes').selectAll().execute();
    expect(row?.secretHash).toMatch(/^[\w-]{43}$/);
    stage.clock.advance(10 * minute);
    await expect(codes.tryDigits(db, { ...digits, code })).rejects.toMatchObject({ code: 'expired_code' });
  });

  it('[security 16] can be used once: exactly one of 20 parallel calls succeeds', async () => {
    await using stage = await openTestStage();
    const { db, codes } = tools(stage.app);
    const { code } = await codes.issueDigits(db, { ...digits, payload: { name: 'Ada' } });
    const id = await codes.tryDigits(db, { ...digits, code });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => db.transaction().execute((trx) => codes.spendDigits(trx, id))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(codes.tryDigits(db, { ...digits, code })).rejects.toMatchObject({ code: 'invalid_code' });
  });

  it('[security 17] can be tried 5 times, even in parallel, and then even the right code is refused', async () => {
    await using stage = await openTestStage();
    const { db, codes } = tools(stage.app);
    const { code } = await codes.issueDigits(db, digits);
    await tryTimes(stage, mistype(code), 4);
    await expect(codes.tryDigits(db, { ...digits, code })).resolves.toBeTypeOf('string');
    const late = await tryTimes(stage, code, 20);
    expect(late.every(({ status }) => status === 'rejected')).toBe(true);
    const [row] = await db.selectFrom('codes').selectAll().execute();
    expect(row?.attempts).toBe(5);
  });

  it('[security 17] have their tries counted before the comparison: of 20 parallel right ones, 5 are compared', async () => {
    await using stage = await openTestStage();
    const { db, codes } = tools(stage.app);
    const { code } = await codes.issueDigits(db, digits);
    const outcomes = await tryTimes(stage, code, 20);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  it('[security 17] keep their count of tries after a restart', async () => {
    await using stage = await openTestStage();
    const { db, codes } = tools(stage.app);
    const { code } = await codes.issueDigits(db, digits);
    await tryTimes(stage, mistype(code), 3);
    const { config } = stage.app.services;
    const overrides = { clock: stage.clock, siteSource: openBuiltSite(`${stage.app.folder}/site`) };
    await stage.app.services[Symbol.asyncDispose]();
    await using restarted = await createServices({ ...config, logLevel: 'silent' }, overrides);
    const again = restarted.accounts;
    await expect(again.codes.tryDigits(again.db, { ...digits, code: mistype(code) })).rejects.toMatchObject({
      message: expect.stringContaining('isn’t right'),
    });
    await expect(again.codes.tryDigits(again.db, { ...digits, code })).resolves.toBeTypeOf('string');
    await expect(again.codes.tryDigits(again.db, { ...digits, code })).rejects.toMatchObject({
      message: expect.stringContaining('tried 5 times'),
    });
  });

  it('[security 17] keep their count of tries after a resend, which replaces the code', async () => {
    await using stage = await openTestStage();
    const { db, codes } = tools(stage.app);
    const first = await codes.issueDigits(db, digits);
    await tryTimes(stage, mistype(first.code), 4);
    const second = await codes.issueDigits(db, digits);
    expect(await db.selectFrom('codes').selectAll().execute()).toHaveLength(1);
    await tryTimes(stage, mistype(second.code), 1);
    await expect(codes.tryDigits(db, { ...digits, code: second.code })).rejects.toMatchObject({
      status: 400,
      code: 'invalid_code',
    });
  });

  it('[security 17] are not sent again while their tries are used up', async () => {
    await using stage = await openTestStage();
    const { db, codes } = tools(stage.app);
    const { code } = await codes.issueDigits(db, digits);
    await tryTimes(stage, mistype(code), 5);
    stage.clock.advance(9 * minute + 1);
    await expect(codes.issueDigits(db, digits)).rejects.toMatchObject({
      status: 429,
      code: 'rate_limited',
      headers: { 'Retry-After': '60' },
    });
    stage.clock.advance(minute);
    const fresh = await codes.issueDigits(db, digits);
    await expect(codes.tryDigits(db, { ...digits, code: fresh.code })).resolves.toBeTypeOf('string');
  });

  it('[security 18] can only be used in the browser, for the purpose, and for the address they were made for', async () => {
    await using stage = await openTestStage();
    const { db, codes } = tools(stage.app);
    const { code } = await codes.issueDigits(db, digits);
    const others = [
      { ...digits, browserHash: 'browser-2' },
      { ...digits, target: 'eve@example.com' },
      { ...digits, purpose: 'phone_change' } as const,
    ];
    for (const other of others) {
      await expect(codes.tryDigits(db, { ...other, code })).rejects.toMatchObject({ code: 'invalid_code' });
    }
    await expect(codes.tryDigits(db, { ...digits, code })).resolves.toBeTypeOf('string');
  });

  it('[security 18] are not affected by another browser that asks for the same address', async () => {
    await using stage = await openTestStage();
    const { db, codes } = tools(stage.app);
    const { code } = await codes.issueDigits(db, digits);
    const other = { ...digits, browserHash: 'browser-2' };
    await codes.issueDigits(db, other);
    for (let round = 0; round < 6; round += 1) {
      await codes.tryDigits(db, { ...other, code: mistype(code) }).catch(() => undefined);
    }
    await expect(codes.tryDigits(db, { ...digits, code })).resolves.toBeTypeOf('string');
  });
});
