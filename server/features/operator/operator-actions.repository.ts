import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/database/database.ts';

/** What an operator can do that changes or reveals something, as it is stored. */
export type OperatorActionName =
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
  /** Null for commands, which anyone with access to the host can run. */
  operatorId: string | null;
  action: OperatorActionName;
  /** The account, message, job, or source that it was about. */
  subjectId: string | null;
  /** More details, such as how a person's identity was checked. */
  detail: string;
};

export async function insertOperatorAction(db: Db, action: OperatorAction, now: Date): Promise<void> {
  await db
    .insertInto('operatorActions')
    .values({ id: randomUUID(), ...action, doneAt: now })
    .execute();
}

/** Lists what operators did concerning a person, or what a person did as an operator, oldest first. */
export function listActionsOfPerson(db: Db, userId: string) {
  return db
    .selectFrom('operatorActions')
    .select(['action', 'doneAt'])
    .where((eb) => eb.or([eb('subjectId', '=', userId), eb('operatorId', '=', userId)]))
    .orderBy('doneAt')
    .execute();
}

/** Keeps what was done and when, but not to whom or by whom. */
export async function forgetPersonInActions(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('operatorActions')
    .set({ subjectId: null, detail: '' })
    .where('subjectId', '=', userId)
    .execute();
  await db
    .updateTable('operatorActions')
    .set({ operatorId: null })
    .where('operatorId', '=', userId)
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
      'users.email as operator',
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
