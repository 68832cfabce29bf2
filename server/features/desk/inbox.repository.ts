import type { InboxMark, inboxFilters } from '../../../shared/api/operator/inbox-schemas.ts';
import type { Db } from '../../platform/database/database.ts';
import type { OperatorAction } from './operator-actions.repository.ts';

/** Messages from the contact form, newest first, from the one below `after`. Open ones are neither answered nor spam. */
export async function listInbox(
  db: Db,
  filter: (typeof inboxFilters)[number],
  { max, after }: { max: number; after?: { id: string; createdAt: Date } | undefined },
) {
  let query = db.selectFrom('contactMessages').selectAll();
  if (filter === 'open') query = query.where('answeredAt', 'is', null).where('spamAt', 'is', null);
  if (filter === 'answered') query = query.where('answeredAt', 'is not', null);
  if (filter === 'spam') query = query.where('spamAt', 'is not', null);
  if (after) {
    const { id, createdAt } = after;
    query = query.where((eb) =>
      eb.or([eb('createdAt', '<', createdAt), eb('createdAt', '=', createdAt).and('id', '>', id)]),
    );
  }
  return query.orderBy('createdAt', 'desc').orderBy('id').limit(max).execute();
}

export function findInboxMessage(db: Db, id: string) {
  return db.selectFrom('contactMessages').selectAll().where('id', '=', id).executeTakeFirst();
}

type InboxMarks = { readAt?: Date | null; answeredAt?: Date | null; spamAt?: Date | null };

/** What a mark changes, at the desk and by a command. */
export function listMarks(mark: InboxMark, now: Date): InboxMarks {
  switch (mark) {
    case 'read':
      return { readAt: now };
    case 'unread':
      return { readAt: null };
    case 'answered':
      return { readAt: now, answeredAt: now, spamAt: null };
    case 'open':
      return { answeredAt: null, spamAt: null };
    case 'spam':
      return { readAt: now, spamAt: now };
  }
}
export function describeMark(id: string, mark: InboxMark): OperatorAction {
  return { action: mark === 'read' ? 'read_message' : 'marked_message', subjectId: id, detail: mark };
}

/** Returns false if there is no such message, or none that was last answered then. */
export async function markInboxMessage(
  db: Db,
  id: string,
  marks: InboxMarks,
  answeredAt?: Date | null,
): Promise<boolean> {
  const update = db.updateTable('contactMessages').set(marks).where('id', '=', id);
  const { numUpdatedRows } = await (answeredAt === undefined
    ? update
    : update.where('answeredAt', answeredAt === null ? 'is' : '=', answeredAt)
  ).executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Counts the messages that are waiting for an answer. */
export async function countOpenMessages(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('contactMessages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('answeredAt', 'is', null)
    .where('spamAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
