import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestOperator } from '../../testing/operator.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../../testing/test-browser.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { insertOutcome, type Outcome } from './outcomes.repository.ts';

const clock = () => createTestClock('2026-04-10T12:00:00.000Z');
const unknownClick = '0b2f6a51-6c52-4f0e-9d36-6a1f0d6c2b11';

let app: TestApp;
let browser: TestBrowser;

beforeEach(async () => {
  app = await createTestApp({}, { clock: clock() });
  browser = (await createTestOperator(app)).browser;
});
afterEach(() => app[Symbol.asyncDispose]());

function getCarrier(index = 0) {
  const carrier = app.services.carriers[index];
  if (!carrier) throw new Error('There are too few carriers.');
  return carrier;
}

/** Logs a click, and what the carrier reports about it. */
async function refer(...reports: Pick<Outcome, 'status' | 'amountCents' | 'occurredOn'>[]): Promise<string> {
  const { id: carrierId, name: carrierName, referralLink: referralUrl } = getCarrier();
  const clickId = randomUUID();
  await createTestBrowser(app.listener).send('post', '/api/referrals', { carrierName, referralUrl, clickId });
  for (const [index, outcome] of reports.entries()) {
    const message = { messageId: `${clickId} ${index}`, bodyHash: '', receivedAt: app.services.clock.now() };
    await insertOutcome(app.services.database.db, { carrierId, clickId, ...outcome, ...message });
  }
  return clickId;
}

const issued = { status: 'issued', amountCents: 41_250, occurredOn: '2026-03-20' } as const;
const period = '?from=2026-03-01&to=2026-03-31';
const load = async () => (await browser.send('get', `/api/operator/commissions${period}`)).body;

async function upload(rows: readonly string[], change: object = {}) {
  const text = ['click id,status,amount,date', ...rows].join('\n');
  const body = { carrierId: getCarrier().id, month: '2026-03', text, ...change };
  return browser.send('post', '/api/operator/commissions/statements', body);
}

const listActions = () =>
  app.services.database.db
    .selectFrom('operatorActions')
    .select(['action', 'detail'])
    .orderBy('action', 'desc')
    .execute();

describe('commissions at the desk', () => {
  it('adds up reports by carrier and month, and compares nothing without a statement', async () => {
    await refer({ status: 'applied', amountCents: 0, occurredOn: '2026-03-02' }, issued);
    await refer({ ...issued, amountCents: 10_000 }, { ...issued, amountCents: -10_000, status: 'canceled' });
    await refer({ ...issued, occurredOn: '2026-02-28' });
    const { months, differences, from, to } = await load();
    expect({ from, to, differences }).toEqual({ from: '2026-03', to: '2026-03', differences: [] });
    expect(months).toEqual([
      {
        month: '2026-03',
        carrierId: getCarrier().id,
        carrierName: getCarrier().name,
        clicks: 0,
        statuses: { applied: 0, approved: 0, issued: 1, declined: 0, canceled: 1 },
        unknownClicks: 0,
        reportedCents: 41_250,
        statedCents: null,
        uploadedAt: null,
        differences: 0,
      },
    ]);
  });

  it('lists each kind of difference between reports and statement, and nothing that agrees', async () => {
    const agreed = await refer(issued);
    const silent = await refer();
    const missing = await refer(issued);
    const amount = await refer(issued);
    const status = await refer(issued);
    await refer({ status: 'declined', amountCents: 0, occurredOn: '2026-03-05' });
    const { body } = await upload([
      `${agreed},issued,412.50,2026-03-20`,
      `${silent},issued,100,2026-03-21`,
      `${amount},issued,400,2026-03-20`,
      `${status},canceled,412.50,2026-03-20`,
      `${unknownClick},issued,50,2026-03-22`,
    ]);
    expect(body).toEqual({ isStored: true, lines: 5, totalCents: 137_500, problems: [], problemCount: 0 });
    const { months, differences } = await load();
    const found = differences.map((each: { clickId: string; difference: string }) => [
      each.clickId,
      each.difference,
    ]);
    expect(new Map(found)).toEqual(
      new Map([
        [silent, 'not_reported'],
        [missing, 'not_in_statement'],
        [amount, 'amount'],
        [status, 'status'],
        [unknownClick, 'unknown_click'],
      ]),
    );
    expect(months).toMatchObject([
      {
        statuses: { applied: 0, approved: 0, issued: 4, declined: 1, canceled: 1 },
        unknownClicks: 1,
        reportedCents: 165_000,
        statedCents: 137_500,
        differences: 5,
        uploadedAt: '2026-04-10T12:00:00.000Z',
      },
    ]);
  });

  it('takes it for no difference that a carrier without postbacks reports in its statement only', async () => {
    const clickId = await refer();
    await upload([`${clickId},issued,412.50,2026-03-20`]);
    expect(await load()).toMatchObject({
      differences: [],
      months: [{ statedCents: 41_250, reportedCents: 0 }],
    });
  });

  it('replaces an earlier statement of the month, and no other', async () => {
    const clickId = await refer();
    await upload([`${clickId},issued,1,2026-02-28`], { month: '2026-02' });
    await upload([`${clickId},issued,10,2026-03-20`]);
    await upload([`${clickId},issued,20,2026-03-20`]);
    expect((await load()).months).toMatchObject([{ statedCents: 2000 }]);
    const { body } = await browser.send('get', '/api/operator/commissions?from=2026-02-01&to=2026-03-01');
    expect(body.months).toMatchObject([{ statedCents: 2000 }, { statedCents: 100 }]);
  });

  it('stores nothing of a file with one bad line, and says which', async () => {
    const clickId = await refer();
    await upload([`${clickId},issued,10,2026-03-20`]);
    const { status, body } = await upload([
      `${clickId},issued,20,2026-03-20`,
      `${clickId},paid,1,2026-03-21`,
    ]);
    expect(status).toBe(200);
    expect(body).toMatchObject({ isStored: false, problemCount: 1, problems: [{ line: 3 }] });
    expect((await load()).months).toMatchObject([{ statedCents: 1000 }]);
    expect(await listActions()).toHaveLength(1);
  });

  it.each([
    ['an unknown carrier', { carrierId: 'acme' }, 'carrierId'],
    ['a month that has not begun', { month: '2026-05' }, 'month'],
    ['an impossible month', { month: '2026-13' }, 'month'],
    ['no file', { text: '' }, 'text'],
  ])('rejects %s', async (_name, change, field) => {
    const { status, body } = await upload([], change);
    expect([status, Object.keys(body.error.fields)]).toEqual([422, [field]]);
    expect(await listActions()).toEqual([]);
  });

  it('exports both sides click by click, and records uploads and exports', async () => {
    const clickId = await refer(issued);
    await upload([`${clickId},issued,400,2026-03-20`]);
    const { body } = await browser.send('post', `/api/operator/commissions/export${period}`);
    expect(body.name).toMatch(/commissions-2026-03-2026-03\.csv$/);
    expect(body.text.split('\r\n')).toEqual([
      '\ufeffmonth,carrier,click_id,clicked,reported_status,reported_commission,statement_status,statement_commission,difference',
      `2026-03,${getCarrier().name},${clickId},2026-04-10T12:00:00.000Z,issued,412.5,issued,400,amount`,
      '',
    ]);
    expect(await listActions()).toEqual([
      { action: 'uploaded_statement', detail: `${getCarrier().id}, 2026-03` },
      { action: 'exported_commissions', detail: '2026-03-01 to 2026-03-31, UTC' },
    ]);
  });
});

describe('referrals at the desk', () => {
  it('show the latest status, and the statement’s money instead of the reported', async () => {
    const open = await refer();
    const settled = await refer(issued, { status: 'canceled', amountCents: 0, occurredOn: '2026-04-02' });
    await upload([`${settled},issued,400,2026-03-20`]);
    const { body } = await browser.send('get', '/api/operator/referrals');
    expect(
      body.referrals.map(({ clickId, outcome }: { clickId: string; outcome: object }) => [clickId, outcome]),
    ).toEqual([
      [settled, { status: 'canceled', commissionCents: 40_000 }],
      [open, null],
    ]);
    const { text } = (await browser.send('post', '/api/operator/referrals/export')).body;
    expect(text.split('\r\n')[1]).toMatch(/,canceled,400$/);
  });
});
