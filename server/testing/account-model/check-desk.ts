import { insertOperator } from '../../features/desk/operators.repository.ts';
import { lookAround } from './check-after-step.ts';
import { type PersonName, people } from './people.ts';
import type { Scenario } from './scenario.ts';
import { addPasskey, askDevice, showSecondFactor } from './second-factor.ts';

const minute = 60_000;
const hour = 60 * minute;

/**
 * Names the person an operator, who then calls the desk after each thing that leaves it closed: half a day, a password, a
 * recovery code, and removing the factor. `observe` breaks the rule if it opens.
 */
export async function checkDesk(scenario: Scenario, person: PersonName): Promise<void> {
  const { app, clock, model } = scenario;
  const [email] = people[person].mailboxes;
  const holdings = model.holdings[person];
  const actor = scenario.openBrowser(person);
  const openDesk = async () => {
    await lookAround(scenario, actor);
    await scenario.send(actor, 'get', '/api/operator/commissions');
  };
  const prove = (proof: object) => scenario.send(actor, 'post', '/api/auth/reauthenticate', proof);
  clock.advance(6 * minute);
  const password = holdings.passwords.at(-1);
  await scenario.send(actor, 'post', '/api/auth/sign-in', { email, password });
  await lookAround(scenario, actor);
  if (actor.screen.nextStep === 'mfa') await showSecondFactor(scenario, actor, 'app');
  await lookAround(scenario, actor);
  const { user, nextStep } = actor.screen;
  if (!user || nextStep) return;
  await addPasskey(scenario, actor);
  scenario.transcript.push(`${person}: is named an operator, and calls the desk`);
  await insertOperator(app.services.database.db, user.id, clock.now());
  model.operators.add(user.id);
  await openDesk();
  clock.advance(13 * hour);
  await scenario.send(actor, 'post', '/api/auth/refresh');
  await openDesk();
  // Where there is a factor, it proves nothing.
  await prove({ password });
  await openDesk();
  await scenario.send(actor, 'post', '/api/auth/factors/recovery-codes');
  const recoveryCode = holdings.recoveryCodes.pop();
  if (recoveryCode) await prove({ recoveryCode });
  await openDesk();
  const passkey = await askDevice(scenario, actor);
  if (passkey) await prove({ passkey });
  await openDesk();
  for (const { id, type } of actor.screen.user?.factors ?? []) {
    await scenario.send(actor, 'delete', `/api/auth/${type === 'passkey' ? 'passkeys' : 'factors'}/${id}`);
  }
  await openDesk();
}
