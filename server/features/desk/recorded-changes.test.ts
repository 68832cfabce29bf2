import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createTestOperator } from '../../testing/operator.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTestBrowser } from '../../testing/test-browser.ts';

it('[security 79] changes nothing that can’t be recorded', async () => {
  await using app = await createTestApp({ MAIL_URL: 'smtp://127.0.0.1:9' });
  const { browser } = await createTestOperator(app);
  const { db } = app.services.database;
  const letter = { messageId: randomUUID(), name: 'Maya', email: 'maya@example.com', message: 'How soon?' };
  await createTestBrowser(app.listener).send('post', '/api/contact', letter);
  await app.services.jobs.enqueue(db, { kind: 'any', payload: {} });
  await db.updateTable('jobs').set({ failedAt: new Date() }).where('kind', '=', 'any').execute();
  const { id: job } = await db
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', 'any')
    .executeTakeFirstOrThrow();
  const readState = async () => [
    await db.selectFrom('contactMessages').selectAll().execute(),
    await db.selectFrom('messages').select('purpose').execute(),
    await db.selectFrom('jobs').select(['kind', 'failedAt']).where('kind', '=', 'any').execute(),
  ];
  const before = await readState();
  await db.schema.dropTable('operatorActions').execute();
  const message = `/api/operator/messages/${letter.messageId}`;
  const answers = [
    await browser.send('post', `${message}/mark`, { mark: 'spam' }),
    await browser.send('post', `${message}/reply`, { text: 'Soon.' }),
    await browser.send('post', `/api/operator/deliveries/${job}/retry`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([500, 500, 500]);
  expect(await readState()).toEqual(before);
});
