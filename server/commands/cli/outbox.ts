import { formatCount } from '../../../shared/format/plurals.ts';
import { parseConfig } from '../../config.ts';
import type { Db } from '../../platform/database/database.ts';
import { type Job, listJobs, reviveJobs } from '../../platform/jobs/jobs.repository.ts';
import { findMessage } from '../../platform/messages/messages.repository.ts';
import { defineCommand, UsageError } from './command.ts';
import { changeDatabase, readDatabase } from './open-database.ts';

export const outboxCommand = defineCommand({
  name: 'outbox',
  summary: 'Emails, texts, and webhook calls that are waiting or were given up.',
  forms: ['', 'retry [JOB …]'],
  details: [
    'retry schedules given-up jobs again: the ones you name, or all. It exits with 1 if you name one that was not given up.',
  ],
  async run(_values, [action, ...ids], { environment, now }) {
    const { databaseUrl } = parseConfig(environment);
    if (action === undefined) {
      const jobs = await readDatabase(databaseUrl, async (db) => {
        const found = await listJobs(db);
        return Promise.all(found.map((job) => describeJob(db, job)));
      });
      const failed = jobs.filter(({ givenUpAt }) => givenUpAt !== null).length;
      const lines = [
        `${jobs.length - failed} waiting, ${failed} given up`,
        ...jobs.map(writeJob),
        ...(failed > 0 ? ['', '`npm run outbox -- retry` retries those that were given up.'] : []),
      ];
      return { text: `${lines.join('\n')}\n`, json: jobs };
    }
    if (action !== 'retry' || !ids.every((id) => /^\d+$/.test(id))) {
      throw new UsageError('Use outbox, or outbox retry with the numbers of jobs.');
    }
    const wanted = ids.length > 0 ? ids.map(Number) : undefined;
    const retried = await changeDatabase(databaseUrl, ({ db }) => reviveJobs(db, wanted, now));
    const isComplete = wanted === undefined || retried === wanted.length;
    const forms = { one: '# job will be retried now.', other: '# jobs will be retried now.' };
    const text = retried === 0 ? 'No job will be retried.' : formatCount(retried, forms);
    const others = isComplete ? '' : 'The other jobs you named don’t exist, or weren’t given up.\n';
    return { text: `${text}\n${others}`, json: { retried }, exitCode: isComplete ? 0 : 1 };
  },
});

async function describeJob(db: Db, { id, kind, attempts, failedAt, runAt, lastError, payload }: Job) {
  const messageId = typeof payload === 'object' && payload && 'messageId' in payload ? payload.messageId : '';
  const message = await findMessage(db, String(messageId));
  return {
    id,
    kind,
    purpose: message?.purpose ?? null,
    recipient: message?.recipient ?? null,
    attempts,
    dueAt: runAt,
    givenUpAt: failedAt,
    lastError,
  };
}

function writeJob(job: Awaited<ReturnType<typeof describeJob>>): string {
  const { id, kind, purpose, recipient, attempts, dueAt, givenUpAt, lastError } = job;
  const when = givenUpAt ? `given up ${givenUpAt.toISOString()}` : `due ${dueAt.toISOString()}`;
  const what = purpose === null ? '' : `${purpose} to ${recipient}`;
  return [`#${id}`, kind, what, `${attempts} attempts`, when, lastError ?? ''].filter(Boolean).join('  ');
}
