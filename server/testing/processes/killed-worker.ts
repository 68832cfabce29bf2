import { openDatabase } from '../../platform/database/open-database.ts';
import { createJobQueue } from '../../platform/jobs/job-queue.ts';
import { createLogOn } from '../../platform/observability/logger.ts';
import { createTestClock } from '../test-clock.ts';

// Run by job-queue.test.ts as a separate process, which it kills: `node killed-worker.ts <database URL>`.
const [, , databaseUrl = ''] = process.argv;
const { db } = await openDatabase({
  databaseUrl,
  databasePool: { maxConnections: 4, connectTimeoutMs: 20_000, statementTimeoutMs: 20_000 },
});
const { logger } = createLogOn('silent', { write: () => undefined });
const jobs = createJobQueue({ db, clock: createTestClock(), logger });
const begun = Promise.withResolvers<void>();
jobs.register({
  hang: () => {
    begun.resolve();
    return new Promise(() => undefined);
  },
});
await jobs.enqueue(db, { kind: 'hang', payload: 'running' });
jobs.start();
await begun.promise;
jobs.stop();
await db.transaction().execute((trx) => jobs.enqueue(trx, { kind: 'note', payload: 'committed' }));
await db.transaction().execute(async (trx) => {
  await jobs.enqueue(trx, { kind: 'note', payload: 'never committed' });
  process.stdout.write('ready\n');
  await new Promise(() => setInterval(() => undefined, 1000));
});
