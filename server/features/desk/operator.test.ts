import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { confirmInTest } from '../../testing/confirmed-sign-up.ts';
import { createTestOperator } from '../../testing/operator.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestBrowser, signUpInTest, type TestBrowser, testPerson } from '../../testing/test-browser.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { readOutbox } from '../../testing/test-outbox.ts';
import { createPeopleService } from '../auth/account/people.service.ts';
import { insertOperatorAction } from './operator-actions.repository.ts';

const dayMs = 24 * 3_600_000;

async function openDesk(environment: Record<string, string> = {}) {
  const clock = createTestClock();
  const app = await createTestApp(environment, { clock });
  const { id, browser } = await createTestOperator(app);
  return { app, clock, id, browser, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}

const readActions = ({ services }: TestApp) =>
  services.database.db.selectFrom('operatorActions').selectAll().orderBy('doneAt').execute();

/** The codes of the fields that a call rejects. */
async function listFields(browser: TestBrowser, path: string): Promise<[number, string[]]> {
  const { status, body } = await browser.send('get', path);
  return [status, Object.keys(body.error?.fields ?? {})];
}

describe('figures', () => {
  it('shows an empty week, and what needs attention', async () => {
    await using desk = await openDesk();
    const { body, status } = await desk.browser.send('get', '/api/operator/today');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      thisWeek: { visits: 0, referralRate: null },
      lastWeek: { visits: 0 },
      signUps: { thisWeek: 0, lastWeek: 0 },
      attention: [
        { kind: 'outbox', count: 1 },
        { kind: 'backup', count: 0 },
      ],
    });
    expect(body.days).toHaveLength(7);
  });

  it('counts open messages and given-up deliveries among what needs attention', async () => {
    await using desk = await openDesk();
    const { jobs, database } = desk.app.services;
    const letter = { name: 'Maya', email: 'maya@example.com', message: 'Hello' };
    await createTestBrowser(desk.app.listener).send('post', '/api/contact', letter);
    await jobs.enqueue(database.db, { kind: 'mail', payload: {} });
    await database.db.updateTable('jobs').set({ failedAt: desk.clock.now() }).execute();
    const { body } = await desk.browser.send('get', '/api/operator/today');
    expect(body.attention).toEqual([
      { kind: 'deliveries', count: 1 },
      { kind: 'outbox', count: 2 },
      { kind: 'backup', count: 0 },
      { kind: 'messages', count: 1 },
    ]);
  });

  it('shows the funnel of a period by campaign, device, and landing page', async () => {
    await using desk = await openDesk();
    const { body, status } = await desk.browser.send(
      'get',
      '/api/operator/funnel?from=2026-01-01&to=2026-01-31',
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ from: '2026-01-01', to: '2026-01-31', campaigns: [], pages: [] });
    expect(body.steps.length).toBeGreaterThan(10);
    expect(body.devices).toHaveLength(4);
  });

  it.each([
    ['/api/operator/funnel?from=yesterday', ['from']],
    ['/api/operator/funnel?to=2026-02-30', ['to']],
    ['/api/operator/funnel?to=0000-01-05', ['to']],
    ['/api/operator/commissions?to=0000-01-05', ['to']],
    ['/api/operator/funnel?from=2026-03-02&to=2026-03-01', ['from']],
    ['/api/operator/funnel?from=2020-01-01&to=2026-03-01', ['from']],
    ['/api/operator/funnel?timeZone=America/Springfield', ['timeZone']],
    ['/api/operator/today?timeZone=', ['timeZone']],
    ['/api/operator/referrals?after=x', ['after']],
    ['/api/operator/messages?filter=mine', ['filter']],
  ])('rejects %s', async (path, fields) => {
    await using desk = await openDesk();
    expect(await listFields(desk.browser, path)).toEqual([422, fields]);
  });
});

describe('days and months', () => {
  it('are those of the operator’s time zone', async () => {
    await using desk = await openDesk();
    desk.clock.advance(Date.parse('2026-09-01T03:00:00.000Z') - desk.clock.now().getTime());
    const { browser } = await createTestOperator(desk.app, { email: 'evening@coverlight.example' });
    const [carrier] = desk.app.services.carriers;
    const click = { carrierName: carrier?.name, referralUrl: carrier?.referralLink };
    await createTestBrowser(desk.app.listener).send('post', '/api/referrals', click);
    const read = async (path: string) => (await browser.send('get', `/api/operator/${path}`)).body;

    const newYork = await read('referrals?timeZone=America/New_York');
    expect(newYork).toMatchObject({ to: '2026-08-31', months: [{ month: '2026-08', clicks: 1 }] });
    expect(newYork.referrals).toHaveLength(1);
    const inUtc = await read('referrals?to=2026-08-31');
    expect(inUtc).toMatchObject({ referrals: [], months: [] });
    expect((await read('commissions?timeZone=America/New_York')).months).toMatchObject([
      { month: '2026-08', clicks: 1 },
    ]);
    const lastDay = async (query: string) => (await read(`today${query}`)).days.at(-1).date;
    expect(await lastDay('?timeZone=America/New_York')).toBe('2026-08-31');
    expect(await lastDay('')).toBe('2026-09-01');
  });
});

describe('referrals', () => {
  it('lists clicks page by page, by carrier and month, with who was signed in', async () => {
    await using desk = await openDesk();
    const [carrier] = desk.app.services.carriers;
    const click = { carrierName: carrier?.name, referralUrl: carrier?.referralLink };
    const visitor = createTestBrowser(desk.app.listener);
    for (let count = 0; count < 51; count += 1) await visitor.send('post', '/api/referrals', click);
    await desk.browser.send('post', '/api/referrals', click);
    const first = (await desk.browser.send('get', '/api/operator/referrals')).body;
    expect(first.referrals).toHaveLength(50);
    expect(first.referrals[0]).toMatchObject({
      carrierName: carrier?.name,
      isSignedIn: true,
      campaign: null,
    });
    const second = (await desk.browser.send('get', `/api/operator/referrals?after=${first.next}`)).body;
    expect(second.referrals.map(({ isSignedIn }: { isSignedIn: boolean }) => isSignedIn)).toEqual([
      false,
      false,
    ]);
    expect(second.next).toBeNull();
    const month = desk.clock.now().toISOString().slice(0, 7);
    expect(first.months).toContainEqual({ month, carrierName: carrier?.name, clicks: 52 });
  });

  it('[security 79] exports a CSV that no spreadsheet takes for formulas, and records it', async () => {
    await using desk = await openDesk();
    const { db } = desk.app.services.database;
    const now = desk.clock.now();
    await db
      .insertInto('referralLogs')
      .values({
        carrierId: 'x',
        carrierName: '=HYPERLINK("http://evil.example")',
        referralUrl: 'https://x.example',
        clickId: randomUUID(),
        clickedAt: now,
      })
      .execute();
    const response = await desk.browser.send('post', '/api/operator/referrals/export');
    expect(response.status).toBe(200);
    expect(response.body.name).toMatch(/^[\w-]+\.csv$/);
    expect(response.body.text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(await readActions(desk.app)).toMatchObject([
      { action: 'exported_referrals', operatorId: desk.id },
    ]);
  });
});

describe('messages', () => {
  async function receive(app: TestApp): Promise<string> {
    const letter = { name: 'Maya', email: 'maya@example.com', subject: 'Hello', message: 'How soon?' };
    return (await createTestBrowser(app.listener).send('post', '/api/contact', letter)).body.id;
  }

  it('lists messages, marks them, and undoes marks', async () => {
    await using desk = await openDesk();
    const id = await receive(desk.app);
    const list = async (filter: string) =>
      (await desk.browser.send('get', `/api/operator/messages?filter=${filter}`)).body.messages;
    const mark = (name: string) => {
      desk.clock.advance(1000);
      return desk.browser.send('post', `/api/operator/messages/${id}/mark`, { mark: name });
    };
    expect(await list('open')).toMatchObject([{ id, message: 'How soon?', readAt: null }]);
    expect((await mark('read')).status).toBe(204);
    expect(await list('open')).toMatchObject([{ readAt: expect.any(String) }]);
    await mark('spam');
    expect(await list('open')).toEqual([]);
    expect(await list('spam')).toHaveLength(1);
    await mark('open');
    await mark('answered');
    expect(await list('answered')).toMatchObject([{ spamAt: null, answeredAt: expect.any(String) }]);
    await mark('unread');
    expect(await list('all')).toMatchObject([{ readAt: null }]);
    const actions = (await readActions(desk.app)).filter(({ action }) => action !== 'viewed_messages');
    expect(actions.map(({ action, detail, subjectId }) => [action, detail, subjectId])).toEqual([
      ['read_message', 'read', id],
      ['marked_message', 'spam', id],
      ['marked_message', 'open', id],
      ['marked_message', 'answered', id],
      ['marked_message', 'unread', id],
    ]);
  });

  it('answers by email, with none of the words that were typed into the form', async () => {
    await using desk = await openDesk();
    const id = await receive(desk.app);
    const text = 'Usually within days.\n\nWrite again any time.';
    const response = await desk.browser.send('post', `/api/operator/messages/${id}/reply`, { text });
    expect(response.status).toBe(204);
    const [mail] = await readOutbox(desk.app, { purpose: 'contact_reply' });
    expect(mail).toMatchObject({ recipient: 'maya@example.com' });
    expect(mail?.text).toContain('Write again any time.');
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/How soon|Hello|Maya/);
    const { messages } = (await desk.browser.send('get', '/api/operator/messages?filter=answered')).body;
    expect(messages).toMatchObject([{ id, answeredAt: expect.any(String) }]);
  });

  it('sends one of two answers that were written at the same time, and another later', async () => {
    await using desk = await openDesk();
    const id = await receive(desk.app);
    const reply = (answeredAt: string | null) =>
      desk.browser.send('post', `/api/operator/messages/${id}/reply`, { text: 'Soon.', answeredAt });
    const answers = await Promise.all([reply(null), reply(null)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.body.error.fields.text).toContain('Someone has answered this since you opened it');
    const { messages } = (await desk.browser.send('get', '/api/operator/messages?filter=answered')).body;
    desk.clock.advance(1000);
    expect((await reply(messages[0].answeredAt)).status).toBe(204);
    expect(await readOutbox(desk.app, { purpose: 'contact_reply' })).toHaveLength(2);
    expect((await readActions(desk.app)).filter(({ action }) => action === 'answered_message')).toHaveLength(
      2,
    );
  });

  it('rejects an empty answer, an unknown mark, and an unknown message', async () => {
    await using desk = await openDesk();
    const id = await receive(desk.app);
    const send = (path: string, body: object) =>
      desk.browser.send('post', `/api/operator/messages/${path}`, body);
    expect((await send(`${id}/reply`, { text: '  ' })).body.error.fields).toEqual({
      text: 'Write your reply.',
    });
    expect((await send(`${id}/mark`, { mark: 'lost' })).status).toBe(422);
    expect((await send(`${randomUUID()}/mark`, { mark: 'read' })).status).toBe(404);
    expect((await send(`${randomUUID()}/reply`, { text: 'Hi' })).status).toBe(404);
    expect(await readActions(desk.app)).toEqual([]);
  });
});

describe('[security 79] the audit trail', () => {
  it('records that messages were read, and misses without what was typed', async () => {
    await using desk = await openDesk();
    const letter = { name: 'Maya', email: 'maya@example.com', message: 'How soon?' };
    const { id } = (await createTestBrowser(desk.app.listener).send('post', '/api/contact', letter)).body;
    await desk.browser.send('get', '/api/operator/messages');
    desk.clock.advance(1000);
    const missed = { contact: 'nobody-we-know@example.com' };
    expect((await desk.browser.send('post', '/api/operator/people/find', missed)).status).toBe(404);
    const actions = await readActions(desk.app);
    expect(actions).toMatchObject([
      { action: 'viewed_messages', subjectId: id, detail: 'open, 1' },
      { action: 'missed_person', subjectId: null, detail: '' },
    ]);
    expect(JSON.stringify(actions)).not.toContain('nobody');
  });

  it('is also in the log, with ids alone', async () => {
    await using desk = await openDesk();
    const person = await signUpInTest(createTestBrowser(desk.app.listener));
    const find = { contact: testPerson.email };
    const found = await desk.browser.send('post', '/api/operator/people/find', find);
    const requestId = found.headers['x-request-id'];
    const lines = desk.app.readLog().filter(({ msg }) => msg === 'operator action');
    const subjectId = person.body.user.id;
    expect(lines).toMatchObject([{ operatorId: desk.id, action: 'viewed_person', subjectId, requestId }]);
    expect(JSON.stringify(lines)).not.toContain('@');
    expect(await readActions(desk.app)).toMatchObject([{ actorId: desk.id, requestId }]);
  });

  it('still names an operator whose account was deleted, actions of the version before included', async () => {
    await using desk = await openDesk();
    const { db } = desk.app.services.database;
    await desk.browser.send('post', '/api/operator/people/find', { contact: 'nobody@example.com' });
    // The version before only writes this.
    const before = {
      id: randomUUID(),
      operatorId: desk.id,
      action: 'viewed_writer',
      doneAt: desk.clock.now(),
    };
    await db.insertInto('operatorActions').values(before).execute();
    await createPeopleService(desk.app.services.accounts).remove(desk.id);
    const other = await createTestOperator(desk.app, { email: 'second@example.com' });
    const { actions } = (await other.browser.send('get', '/api/operator/actions')).body;
    const by = { operator: 'operator@example.com', operatorId: desk.id };
    expect(actions).toMatchObject([by, by]);
    expect(await db.selectFrom('operators').select('userId').execute()).toEqual([{ userId: other.id }]);
  });

  it('is kept for a year, and for 90 days after the upgrade that brings this limit', async () => {
    await using desk = await openDesk();
    const { db } = desk.app.services.database;
    const add = (doneAt: Date) => insertOperatorAction(db, { action: 'viewed_person' }, doneAt);
    // Migrations are as old as this process, whatever the test's clock says.
    desk.clock.advance(Date.now() - desk.clock.now().getTime());
    await add(new Date(desk.clock.now().getTime() - 400 * dayMs));
    await desk.app.services.retentionJobs.run();
    expect(await readActions(desk.app)).toHaveLength(1);
    desk.clock.advance(91 * dayMs);
    await add(new Date(desk.clock.now().getTime() - 364 * dayMs));
    await desk.app.services.retentionJobs.run();
    expect(await readActions(desk.app)).toHaveLength(1);
    desk.clock.advance(dayMs);
    await desk.app.services.retentionJobs.run();
    expect(await readActions(desk.app)).toEqual([]);
  });

  it('[security 84] can’t be cut by operators: they neither delete each other, nor reset each other’s apps, nor sign each other out', async () => {
    await using desk = await openDesk();
    const other = await createTestOperator(desk.app, { email: 'second@example.com' });
    const path = `/api/operator/people/${other.id}`;
    const checked = 'Called back on the confirmed number.';
    const answers = [
      await desk.browser.send('delete', path),
      await desk.browser.send('post', `${path}/reset-factors`, { checked }),
      await desk.browser.send('post', `${path}/end-sessions`),
      await desk.browser.send('delete', `/api/operator/people/${desk.id}`),
      await desk.browser.send('delete', '/api/auth/user', { password: testPerson.password }),
    ];
    for (const { status, body } of answers) {
      expect([status, body.error.code]).toEqual([403, 'operator_account']);
    }
    expect((await other.browser.send('get', '/api/operator/health')).status).toBe(200);
  });
});

describe('people', () => {
  async function createPerson(app: TestApp): Promise<{ id: string; browser: TestBrowser }> {
    const browser = createTestBrowser(app.listener);
    return { browser, id: (await signUpInTest(browser)).body.user.id };
  }

  it('[security 79] finds a person, exports, and deletes them, and records each before it is done', async () => {
    await using desk = await openDesk();
    const { id } = await createPerson(desk.app);
    const found = await desk.browser.send('post', '/api/operator/people/find', { contact: testPerson.email });
    expect(found.body).toMatchObject({
      person: { id, email: testPerson.email, isEmailConfirmed: false, factors: 0 },
      writer: null,
    });
    expect(found.text).not.toContain('password_hash');
    const exported = await desk.browser.send('post', `/api/operator/people/${id}/export`);
    expect(exported.body).toMatchObject({ account: { email: testPerson.email } });
    expect(exported.get('Content-Disposition')).toContain('attachment');
    expect((await desk.browser.send('delete', `/api/operator/people/${id}`)).status).toBe(204);
    expect((await desk.browser.send('delete', `/api/operator/people/${id}`)).status).toBe(404);
    const { actions } = (await desk.browser.send('get', '/api/operator/actions')).body;
    expect(
      actions.map(({ action, operator, subjectId }: Record<string, unknown>) => [
        action,
        operator,
        subjectId,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['deleted_person', 'operator@example.com', id],
        ['exported_person', 'operator@example.com', id],
        ['viewed_person', 'operator@example.com', id],
        ['missed_person', 'operator@example.com', null],
      ]),
    );
  });

  it('[security 79] finds, exports, and erases someone who wrote without an account, and no one else', async () => {
    await using desk = await openDesk();
    const { db } = desk.app.services.database;
    const write = (email: string) =>
      createTestBrowser(desk.app.listener).send('post', '/api/contact', {
        name: 'Maya',
        email,
        message: 'Hello',
      });
    await write('maya@example.com');
    await write('Maya@example.com');
    await write('noah@example.com');
    const send = (path: string, contact = 'maya@example.com') =>
      desk.browser.send('post', `/api/operator/${path}`, { contact });
    expect((await send('people/find')).body).toEqual({
      person: null,
      writer: { email: 'maya@example.com', messages: 2 },
    });
    const exported = await send('writers/export');
    expect(exported.body.contactMessages).toHaveLength(2);
    expect(exported.get('Content-Disposition')).toContain('attachment');
    expect((await send('writers/delete')).status).toBe(204);
    expect((await send('writers/delete')).status).toBe(404);
    expect((await send('people/find')).status).toBe(404);
    const left = await db.selectFrom('contactMessages').select('email').execute();
    expect(left).toEqual([{ email: 'noah@example.com' }]);
    const emails = await db.selectFrom('messages').select(['text', 'replyTo', 'recipient']).execute();
    expect(JSON.stringify([emails, await readActions(desk.app)])).not.toContain('maya@');
    expect((await readActions(desk.app)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['viewed_writer', 'exported_writer', 'deleted_writer']),
    );
  });

  it('finds an unconfirmed account and who wrote from its address, and a confirmed one alone', async () => {
    await using desk = await openDesk();
    const { id } = await createPerson(desk.app);
    const { email } = testPerson;
    await createTestBrowser(desk.app.listener).send('post', '/api/contact', {
      name: 'M',
      email,
      message: 'Hi',
    });
    const find = async () =>
      (await desk.browser.send('post', '/api/operator/people/find', { contact: email })).body;
    expect(await find()).toMatchObject({ person: { id }, writer: { messages: 1 } });
    await confirmInTest(desk.app, id);
    expect(await find()).toMatchObject({ person: { id }, writer: null });
  });

  it('ends sessions, and resets a second factor after a recorded check', async () => {
    await using desk = await openDesk();
    const { id, browser } = await createPerson(desk.app);
    const ended = await desk.browser.send('post', `/api/operator/people/${id}/end-sessions`);
    expect(ended.body).toEqual({ count: 1 });
    desk.clock.advance(1000);
    expect((await browser.send('get', '/api/auth/session')).body.session).toBeNull();
    const path = `/api/operator/people/${id}/reset-factors`;
    expect((await desk.browser.send('post', path, { checked: 'yes' })).status).toBe(422);
    const checked = 'Called back on the confirmed number.';
    expect((await desk.browser.send('post', path, { checked })).body).toEqual({ count: 0 });
    expect(await readActions(desk.app)).toMatchObject([
      { action: 'ended_sessions', subjectId: id },
      { action: 'reset_factors', subjectId: id, detail: checked },
    ]);
  });

  it('[security 14] asks for a recent proof of identity before it exports, deletes, or resets', async () => {
    await using desk = await openDesk();
    const { id } = await createPerson(desk.app);
    desk.clock.advance(11 * 60_000);
    const send = (method: 'post' | 'delete', path: string, body: object = {}) =>
      desk.browser.send(method, `/api/operator/people/${id}${path}`, body);
    const writer = { contact: 'maya@example.com' };
    for (const { body } of [
      await desk.browser.send('post', '/api/operator/writers/export', writer),
      await desk.browser.send('post', '/api/operator/writers/delete', writer),
      await send('post', '/export'),
      await send('delete', ''),
      await send('post', '/reset-factors', { checked: 'Called back just now.' }),
    ]) {
      expect(body.error.code).toBe('reauthentication_required');
    }
    expect(await readActions(desk.app)).toEqual([]);
    expect((await send('post', '/end-sessions')).status).toBe(200);
  });

  it.each(['nobody@example.com', '+12125550199', 'no contact at all'])(
    'finds no one for %s',
    async (contact) => {
      await using desk = await openDesk();
      expect((await desk.browser.send('post', '/api/operator/people/find', { contact })).status).toBe(404);
      expect(await readActions(desk.app)).toMatchObject([{ action: 'missed_person', detail: '' }]);
    },
  );
});

describe('operation', () => {
  it('lists deliveries with the provider’s words and shortened recipients, and retries given-up ones', async () => {
    await using desk = await openDesk({ MAIL_URL: 'smtp://127.0.0.1:9' });
    const { accounts, database } = desk.app.services;
    const mail = { purpose: 'notice', to: 'maya@example.com', subject: 'S', text: 'secret', html: 'secret' };
    await accounts.messages.sendEmail(database.db, mail);
    const failure = { failedAt: desk.clock.now(), lastError: '550 No such mailbox' };
    await database.db.updateTable('jobs').set(failure).where('kind', '=', 'mail').execute();
    const list = async () => (await desk.browser.send('get', '/api/operator/deliveries')).body.deliveries;
    const [first] = await list();
    expect(first).toMatchObject({
      recipient: expect.stringMatching(/^.…@example\.com$/),
      lastError: failure.lastError,
    });
    expect((await desk.browser.send('post', `/api/operator/deliveries/${first.id}/retry`)).status).toBe(204);
    expect((await desk.browser.send('post', `/api/operator/deliveries/${first.id}/retry`)).status).toBe(404);
    expect((await desk.browser.send('post', '/api/operator/deliveries/x/retry')).status).toBe(404);
    expect(await readActions(desk.app)).toMatchObject([
      { action: 'retried_delivery', subjectId: String(first.id) },
    ]);
  });

  it('retries every given-up delivery, and leaves the others alone', async () => {
    await using desk = await openDesk({ MAIL_URL: 'smtp://127.0.0.1:9' });
    const { jobs, database } = desk.app.services;
    const runAt = new Date(desk.clock.now().getTime() + dayMs);
    for (const kind of ['one', 'two', 'waiting'])
      await jobs.enqueue(database.db, { kind, payload: {}, runAt });
    const given = database.db.updateTable('jobs').set({ failedAt: desk.clock.now() });
    await given.where('kind', 'in', ['one', 'two']).execute();
    const retry = async () => (await desk.browser.send('post', '/api/operator/deliveries/retry')).body;
    expect(await retry()).toEqual({ count: 2 });
    expect(await retry()).toEqual({ count: 0 });
    const left = await database.db
      .selectFrom('jobs')
      .select(['kind', 'failedAt'])
      .where('runAt', '=', runAt)
      .execute();
    expect(left).toEqual([{ kind: 'waiting', failedAt: null }]);
    expect(await readActions(desk.app)).toMatchObject([
      { action: 'retried_delivery', subjectId: null, detail: 'all' },
      { action: 'retried_delivery', detail: 'all' },
    ]);
  });

  it('shows the state of the server, with errors by their request id and without their words', async () => {
    await using desk = await openDesk({ BACKUP_EVERY: '1d' });
    desk.clock.advance(dayMs / 4);
    const { requestMemory } = desk.app.services;
    requestMemory.noteError(
      'request-1',
      Object.assign(new Error('maya@example.com'), { code: 'SQLITE_FULL' }),
    );
    await desk.browser.send('post', '/api/auth/refresh');
    const { body, text } = await desk.browser.send('get', '/api/operator/health');
    expect(body).toMatchObject({
      isDiskLow: false,
      backups: { every: dayMs, newest: null, count: 0 },
      queue: { failed: 0 },
      errors: [{ requestId: 'request-1', message: 'Error SQLITE_FULL' }],
    });
    expect(body.databaseBytes).toBeGreaterThan(0);
    expect(body.requests.total).toBeGreaterThan(0);
    expect(text).not.toContain('maya@');
  });

  it('[security 50] shows the settings in effect without any secret', async () => {
    const secrets = {
      SESSION_SECRET: 'do-not-show-1'.repeat(4),
      METRICS_TOKEN: 'do-not-show-2'.repeat(4),
      MAIL_URL: 'smtp://user:do-not-show-3@127.0.0.1:9',
      LLM_API_KEY: 'do-not-show-4',
      LLM_BASE_URL: 'http://127.0.0.1:9/do-not-show-5',
      LLM_MODEL: 'small',
    };
    await using desk = await openDesk(secrets);
    const { body, text } = await desk.browser.send('get', '/api/operator/settings');
    expect(text).not.toContain('do-not-show');
    const settings = body.groups.flatMap((group: { settings: { name: string }[] }) => group.settings);
    const find = (name: string) => settings.find((setting: { name: string }) => setting.name === name);
    expect(find('SESSION_SECRET')).toMatchObject({ value: null, source: 'hidden' });
    expect(find('LLM_MODEL')).toMatchObject({ value: 'small', source: 'set' });
    expect(find('PORT')).toMatchObject({ value: '3000', source: 'default' });
    expect(find('SITE_FOLDER')).toMatchObject({ value: null, source: 'unset' });
  });
});
