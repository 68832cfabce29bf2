import { parseConfig } from '../../config.ts';
import { insertOperatorAction } from '../../features/desk/operator-actions.repository.ts';
import { deleteOperator, insertOperator, listOperators } from '../../features/desk/operators.repository.ts';
import { defineCommand, UsageError } from './command.ts';
import { readDatabase } from './open-database.ts';
import { withPeople } from './with-people.ts';

export const operatorsCommand = defineCommand({
  name: 'operators',
  summary: 'Names the accounts that may use the operator’s desk at /operator.',
  forms: ['', 'add EMAIL', 'remove EMAIL'],
  details: [
    'The account must exist, with a confirmed address. It also needs a passkey or an authenticator app before the desk opens, and a',
    'sign-in from the last 12 hours.',
  ],
  async run(_values, [action, email, ...rest], { environment, now }) {
    const config = parseConfig(environment);
    if (action === undefined) {
      const operators = await readDatabase(config.databaseUrl, (db) =>
        listOperators(db, new URL(config.publicOrigin).hostname),
      );
      const lines = operators.map(
        (each) => `${each.email ?? each.userId}${each.hasSecondFactor ? '' : '  (no second factor yet)'}`,
      );
      return {
        text: operators.length > 0 ? `${lines.join('\n')}\n` : 'There are no operators yet.\n',
        json: operators,
      };
    }
    if (!['add', 'remove'].includes(action) || email === undefined || rest.length > 0) {
      throw new UsageError('Use operators, operators add EMAIL, or operators remove EMAIL.');
    }
    return withPeople(config, async ({ people, db }) => {
      const person = await people.find(email);
      if (!person) throw new Error(`No account has the address ${email}. Its owner has to sign up first.`);
      if (action === 'remove') {
        if (!(await deleteOperator(db, person.id))) throw new Error(`${email} is not an operator.`);
        await insertOperatorAction(db, { action: 'removed_operator', subjectId: person.id }, now);
        return { text: `${email} is no longer an operator.\n`, json: { email, isOperator: false } };
      }
      if (!person.isEmailConfirmed) {
        throw new Error(`${email} is not confirmed. Its owner has to open the link in the email first.`);
      }
      const isNew = await insertOperator(db, person.id, now);
      if (isNew) await insertOperatorAction(db, { action: 'named_operator', subjectId: person.id }, now);
      const hint =
        person.factors > 0 ? '' : ' The desk opens once the account has a passkey or an authenticator app.';
      const state = isNew ? `${email} is now an operator.` : `${email} is already an operator.`;
      return {
        text: `${state}${hint}\n`,
        json: { email, isOperator: true, hasSecondFactor: person.factors > 0 },
      };
    });
  },
});
