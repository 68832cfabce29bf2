import type { Db } from '../../platform/database/database.ts';

/** Unfinished jobs, given-up ones first, with the message that each delivers, if any. */
export async function listDeliveries(db: Db, max: number) {
  const jobs = await db
    .selectFrom('jobs')
    .selectAll()
    .orderBy((eb) => eb.case().when('failedAt', 'is not', null).then(0).else(1).end())
    .orderBy('id')
    .limit(max)
    .execute();
  const ids = jobs.map(({ payload }) => findMessageId(payload)).filter((id) => id !== undefined);
  const messages =
    ids.length === 0
      ? []
      : await db
          .selectFrom('messages')
          .select(['id', 'purpose', 'recipient'])
          .where('id', 'in', ids)
          .execute();
  const byId = new Map(messages.map((message) => [message.id, message]));
  return jobs.map((job) => ({ ...job, message: byId.get(findMessageId(job.payload) ?? '') }));
}

function findMessageId(payload: unknown): string | undefined {
  const isObject = typeof payload === 'object' && payload !== null && 'messageId' in payload;
  return isObject && typeof payload.messageId === 'string' ? payload.messageId : undefined;
}

export async function countMessagesSentSince(db: Db, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sentAt', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts the messages that can't be sent because no provider was set up. */
export async function countOutboxMessages(db: Db, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'outbox')
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
