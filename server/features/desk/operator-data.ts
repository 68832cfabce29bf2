import { dayMs } from '../../../shared/lifetimes.ts';
import { removeRows, wasMigratedBefore } from '../../platform/jobs/remove-rows.repository.ts';
import type { RetentionJob } from '../../platform/jobs/retention-jobs.ts';
import type { PersonalData } from '../../platform/security/personal-data.ts';
import { addMs } from '../../platform/sessions/session-limits.ts';
import { forgetPersonInActions, listActionsOfPerson } from './operator-actions.repository.ts';
import { isOperator } from './operators.repository.ts';

const keptMs = 365 * dayMs;
const graceMs = 90 * dayMs;

/** What operators did concerning a person, which stays when the person is erased. A foreign key deletes the operator's role together with the account. */
export const operatorData: PersonalData = {
  name: 'operatorActions',
  collect: async (db, { id }) => ({
    isOperator: await isOperator(db, id),
    actions: await listActionsOfPerson(db, id),
  }),
  erase: (trx, { id }) => forgetPersonInActions(trx, id),
};

export const operatorRetention: RetentionJob = {
  name: 'audit trail',
  removeSome: removeRows('operatorActions', ['id'], (where, now) =>
    where.and([
      where('doneAt', '<=', addMs(now, -keptMs)),
      wasMigratedBefore('0021-audit-trail', addMs(now, -graceMs)),
    ]),
  ),
};
