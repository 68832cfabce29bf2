import fc from 'fast-check';
import { insertOperator } from '../../../features/desk/operators.repository.ts';
import { createCommand } from '../command.ts';
import { readNewDigits } from '../phone-codes.ts';
import type { Actor, Scenario } from '../scenario.ts';
import { askDevice, readAuthenticator } from '../second-factor.ts';
import { isSignedIn, who } from './arbitraries.ts';

type Means = 'password' | 'code' | 'app' | 'passkey' | 'recovery code';

const minute = 60_000;
const hour = 60 * minute;
/** Just under and just over the lifetime of a proof, a session, a link, a waiting page, and an idle session. */
const waits = {
  '9 minutes': 9 * minute,
  '11 minutes': 11 * minute,
  '59 minutes': 59 * minute,
  '61 minutes': 61 * minute,
  '25 hours': 25 * hour,
  '8 days': 8 * 24 * hour,
  '31 days': 31 * 24 * hour,
} as const;
const waitNames = Object.keys(waits).filter((name): name is keyof typeof waits => name in waits);

const letTimePass = fc.tuple(who, fc.constantFrom(...waitNames)).map(([actor, name]) =>
  createCommand(actor, `waits for ${name}`, async (scenario) => {
    scenario.clock.advance(waits[name]);
    await scenario.app.services.retentionJobs.run();
  }),
);

const refresh = who.map((actor) =>
  createCommand(actor, 'comes back, and the session is refreshed', (scenario, sender) =>
    scenario.send(sender, 'post', '/api/auth/refresh'),
  ),
);

const signOut = fc
  .tuple(who, fc.constantFrom('local' as const, 'global' as const))
  .map(([actor, scope]) =>
    createCommand(
      actor,
      `signs out (${scope})`,
      (scenario, sender) => scenario.send(sender, 'post', '/api/auth/sign-out', { scope }),
      isSignedIn(actor),
    ),
  );

const endOtherSessions = who.map((actor) =>
  createCommand(
    actor,
    'ends all other sessions',
    (scenario, sender) => scenario.send(sender, 'delete', '/api/auth/sessions'),
    isSignedIn(actor),
  ),
);

const means = fc.constantFrom<Means>('password', 'code', 'app', 'passkey', 'recovery code');

const reauthenticate = fc.tuple(who, means).map(([actor, by]) =>
  createCommand(
    actor,
    `proves who they are by ${by}`,
    async (scenario, sender) => {
      const proof = await prove(scenario, sender, by);
      if (proof) await scenario.send(sender, 'post', '/api/auth/reauthenticate', proof);
    },
    isSignedIn(actor),
  ),
);

const deleteAccount = fc.tuple(who, means).map(([actor, by]) =>
  createCommand(
    actor,
    `deletes the account, proven by ${by}`,
    async (scenario, sender) => {
      const proof = await prove(scenario, sender, by);
      if (proof) await scenario.send(sender, 'delete', '/api/auth/user', proof);
    },
    isSignedIn(actor),
  ),
);

async function prove(scenario: Scenario, sender: Actor, by: Means): Promise<object | undefined> {
  const password = scenario.model.holdings[sender.person].passwords.at(-1);
  if (by === 'password') return password === undefined ? undefined : { password };
  if (by === 'passkey') {
    const passkey = await askDevice(scenario, sender);
    return passkey && { passkey };
  }
  if (by === 'recovery code') {
    const recoveryCode = scenario.model.holdings[sender.person].recoveryCodes.pop();
    return recoveryCode === undefined ? undefined : { recoveryCode };
  }
  if (by === 'app') {
    const [secret] = scenario.model.holdings[sender.person].apps.values();
    return secret === undefined ? undefined : { factorCode: await readAuthenticator(scenario, secret) };
  }
  const code = await readNewDigits(scenario, sender, () =>
    scenario.send(sender, 'post', '/api/auth/user/code'),
  );
  return code === undefined ? undefined : { code };
}

/** Only the host's commands name operators. */
const becomeOperator = who.map((actor) =>
  createCommand(
    actor,
    'is named an operator on the host',
    async ({ app, clock, model }, { screen: { user } }) => {
      if (!user?.emailConfirmedAt) return;
      await insertOperator(app.services.database.db, user.id, clock.now());
      model.operators.add(user.id);
    },
    isSignedIn(actor),
  ),
);

/** A proof from the same day is enough, but none of the day before, and no recovery code. */
const openDesk = fc
  .tuple(who, fc.constantFrom('at once' as const, '13 hours later' as const), fc.option(means))
  .map(([actor, when, by]) =>
    createCommand(
      actor,
      `opens the desk ${when}${by ? `, proven by ${by}` : ''}`,
      async (scenario, sender) => {
        if (when === '13 hours later') scenario.clock.advance(13 * hour);
        await scenario.send(sender, 'post', '/api/auth/refresh');
        const proof = by && (await prove(scenario, sender, by));
        if (proof) await scenario.send(sender, 'post', '/api/auth/reauthenticate', proof);
        await scenario.send(sender, 'get', '/api/operator/commissions');
      },
      ({ operators, screens }) => operators.has(screens[actor.person][actor.browser].user?.id ?? ''),
    ),
  );

export const sessionCommands = [
  { weight: 5, arbitrary: letTimePass },
  { weight: 3, arbitrary: refresh },
  { weight: 3, arbitrary: signOut },
  { weight: 1, arbitrary: endOtherSessions },
  { weight: 3, arbitrary: reauthenticate },
  { weight: 3, arbitrary: deleteAccount },
  { weight: 2, arbitrary: becomeOperator },
  { weight: 6, arbitrary: openDesk },
];
