import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createTestOperator } from '../../testing/operator.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';

const count = 120;

/** Loads every page of a list, and returns the ids in order with the sizes of the pages. */
async function loadAll(browser: TestBrowser, path: string, name: string) {
  const ids: string[] = [];
  const sizes: number[] = [];
  let next: string | null = '';
  while (next !== null) {
    const separator = path.includes('?') ? '&' : '?';
    const { body } = await browser.send('get', next === '' ? path : `${path}${separator}after=${next}`);
    const page: { id: string }[] = body[name];
    ids.push(...page.map(({ id }) => id));
    sizes.push(page.length);
    next = body.next;
  }
  return { ids, sizes };
}

it('lists every message once, page by page, even if many arrived at the same time', async () => {
  await using app = await createTestApp();
  const { browser } = await createTestOperator(app);
  const start = app.services.clock.now().getTime();
  const letters = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    name: 'Maya',
    email: 'maya@example.com',
    message: 'Hello',
    createdAt: new Date(start + Math.floor(index / 40)),
    spamAt: index % 2 === 0 ? new Date(start) : null,
  }));
  await app.services.database.db.insertInto('contactMessages').values(letters).execute();
  const all = await loadAll(browser, '/api/operator/messages?filter=all', 'messages');
  expect(all.sizes).toEqual([50, 50, 20]);
  expect(all.ids.toSorted()).toEqual(letters.map(({ id }) => id).toSorted());
  expect((await loadAll(browser, '/api/operator/messages?filter=spam', 'messages')).sizes).toEqual([50, 10]);
});

it('lists every entry of the log once, page by page', async () => {
  await using app = await createTestApp();
  const { id: operatorId, browser } = await createTestOperator(app);
  const start = app.services.clock.now().getTime();
  const actions = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    operatorId,
    action: 'viewed_person',
    detail: '',
    doneAt: new Date(start + Math.floor(index / 40)),
  }));
  await app.services.database.db.insertInto('operatorActions').values(actions).execute();
  const { ids, sizes } = await loadAll(browser, '/api/operator/actions', 'actions');
  expect(sizes).toEqual([50, 50, 20]);
  expect(ids.toSorted()).toEqual(actions.map(({ id }) => id).toSorted());
});

it.each(['/api/operator/messages?after=gone', '/api/operator/actions?after=gone'])(
  'rejects %s, because the entry is gone',
  async (path) => {
    await using app = await createTestApp();
    const { browser } = await createTestOperator(app);
    const { status, body } = await browser.send('get', path);
    expect([status, Object.keys(body.error.fields)]).toEqual([422, ['after']]);
  },
);
