import { parseConfig } from '../config.ts';
import { type Db, openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrator.ts';
import { type Job, listJobs, reviveJobs } from '../platform/jobs/jobs.repository.ts';
import { findMessage } from '../platform/messages/messages.repository.ts';

const usage = 'Usage: npm run outbox [-- retry [job …]]';

const [action, ...rest] = process.argv.slice(2);
const database = openDatabase(parseConfig(process.env).databaseUrl);
try {
  await migrate(database.db);
  if (action === undefined) await printJobs(database.db);
  else if (action === 'retry' && rest.every((id) => /^\d+$/.test(id)))
    await retry(database.db, rest.map(Number));
  else {
    console.error(usage);
    process.exitCode = 1;
  }
} finally {
  await database.close();
}

async function printJobs(db: Db): Promise<void> {
  const jobs = await listJobs(db);
  const failed = jobs.filter(({ failedAt }) => failedAt !== null).length;
  console.log(`${jobs.length - failed} waiting, ${failed} given up`);
  for (const job of jobs) console.log(await describe(db, job));
  if (failed > 0) console.log('\n`npm run outbox -- retry` has the given up ones tried again.');
}

async function describe(db: Db, job: Job): Promise<string> {
  const { id, kind, attempts, failedAt, runAt, lastError, payload } = job;
  const when = failedAt ? `given up ${failedAt.toISOString()}` : `due ${runAt.toISOString()}`;
  const messageId = typeof payload === 'object' && payload && 'messageId' in payload ? payload.messageId : '';
  const message = await findMessage(db, String(messageId));
  const what = message ? `${message.purpose} to ${message.recipient}` : '';
  return [`#${id}`, kind, what, `${attempts} attempts`, when, lastError ?? ''].filter(Boolean).join('  ');
}

async function retry(db: Db, ids: readonly number[]): Promise<void> {
  const count = await reviveJobs(db, ids.length > 0 ? ids : undefined, new Date());
  console.log(`${count} will be tried again at once.`);
}
