import type { PersonalData } from '../../platform/security/personal-data.ts';
import { forgetPersonInActions, listActionsOfPerson } from './operator-actions.repository.ts';
import { isOperator } from './operators.repository.ts';

/** What operators did concerning a person, which stays when the person is erased. A foreign key deletes the operator's role together with the account. */
export const operatorData: PersonalData = {
  name: 'operatorActions',
  collect: async (db, { id }) => ({
    isOperator: await isOperator(db, id),
    actions: await listActionsOfPerson(db, id),
  }),
  erase: (trx, { id }) => forgetPersonInActions(trx, id),
};
