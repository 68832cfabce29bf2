import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/database/database.ts';

/** What an operator can do that changes or reveals something, as it is stored. */
export type OperatorActionName =
  | 'named_operator'
  | 'removed_operator'
  | 'missed_person'
  | 'viewed_messages'
  | 'viewed_person'
  | 'exported_person'
  | 'deleted_person'
  | 'viewed_writer'
  | 'exported_writer'
  | 'deleted_writer'
  | 'ended_sessions'
  | 'reset_factors'
  | 'read_message'
  | 'answered_message'
  | 'marked_message'
  | 'exported_referrals'
  | 'exported_commissions'
  | 'uploaded_statement'
  | 'retried_delivery'
  | 'sent_test_webhook'
  | 'added_source'
  | 'issued_key'
  | 'revoked_key'
  | 'revoked_source'
  | 'set_quota';

export type OperatorAction = {
  action: OperatorActionName;
  /** The account, message, job, or source that it was about. */
  subjectId?: string | null;
  /** More details, such as how a person's identity was checked. */
  detail?: string;
};

/** Without an actor for commands, which anyone with access to the host can run. */
export async function insertOperatorAction(
  db: Db,
  { action, subjectId = null, detail = '' }: OperatorAction,
  now: Date,
  actor?: { id: string; requestId: string },
): Promise<void> {
  const actorId = actor?.id ?? null;
  const user = await db.selectFrom('users').select('email').where('id', '=', actorId).executeTakeFirst();
  const by = { operatorId: actorId, actorId, actorEmail: user?.email ?? null };
  const requestId = actor?.requestId ?? null;
  await db
    .insertInto('operatorActions')
    .values({ id: randomUUID(), action, subjectId, detail, ...by, requestId, doneAt: now })
    .execute();
}

/** Lists what operators did concerning a person, or what a person did as an operator, oldest first. */
export function listActionsOfPerson(db: Db, userId: string) {
  return db
    .selectFrom('operatorActions')
    .select(['action', 'doneAt'])
    .where((eb) =>
      eb.or([eb('subjectId', '=', userId), eb('actorId', '=', userId), eb('operatorId', '=', userId)]),
    )
    .orderBy('doneAt')
    .execute();
}

/**
 * The audit trail outlives a person, whose id then means nothing, and also an operator. So this only removes what was
 * written about the person, and names the operator where the version before has not.
 */
export async function forgetPersonInActions(db: Db, userId: string): Promise<void> {
  await db.updateTable('operatorActions').set({ detail: '' }).where('subjectId', '=', userId).execute();
  await db
    .updateTable('operatorActions')
    .set(({ selectFrom }) => ({
      actorId: userId,
      actorEmail: selectFrom('users').select('email').where('id', '=', userId),
    }))
    .where('operatorId', '=', userId)
    .where('actorId', 'is', null)
    .execute();
}

/** Newest first, from the one below `after`. */
export function listActions(
  db: Db,
  { max, after }: { max: number; after?: { id: string; doneAt: Date } | undefined },
) {
  return db
    .selectFrom('operatorActions')
    .leftJoin('users', 'users.id', 'operatorActions.operatorId')
    .select([
      'operatorActions.id',
      'operatorActions.action',
      'operatorActions.subjectId',
      'operatorActions.detail',
      'operatorActions.doneAt',
      'operatorActions.requestId',
    ])
    .select(({ fn }) => [
      fn.coalesce('operatorActions.actorId', 'operatorActions.operatorId').as('operatorId'),
      fn.coalesce('operatorActions.actorEmail', 'users.email').as('operator'),
    ])
    .$if(after !== undefined, (query) =>
      query.where((eb) => {
        const { id = '', doneAt = new Date(0) } = after ?? {};
        return eb.or([
          eb('doneAt', '<', doneAt),
          eb('doneAt', '=', doneAt).and('operatorActions.id', '>', id),
        ]);
      }),
    )
    .orderBy('operatorActions.doneAt', 'desc')
    .orderBy('operatorActions.id')
    .limit(max)
    .execute();
}

export function findAction(db: Db, id: string) {
  return db.selectFrom('operatorActions').select(['id', 'doneAt']).where('id', '=', id).executeTakeFirst();
}
