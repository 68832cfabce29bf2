import fc from 'fast-check';
import { createCommand } from '../command.ts';
import { readNewDigits } from '../phone-codes.ts';
import type { Actor, Scenario } from '../scenario.ts';
import { askDevice, readAuthenticator } from '../second-factor.ts';
import { isSignedIn, who } from './arbitraries.ts';

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

const means = fc.constantFrom('password' as const, 'code' as const, 'app' as const, 'passkey' as const);

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

async function prove(
  scenario: Scenario,
  sender: Actor,
  by: 'password' | 'code' | 'app' | 'passkey',
): Promise<object | undefined> {
  const password = scenario.model.holdings[sender.person].passwords.at(-1);
  if (by === 'password') return password === undefined ? undefined : { password };
  if (by === 'passkey') {
    const passkey = await askDevice(scenario, sender);
    return passkey && { passkey };
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

export const sessionCommands = [
  { weight: 5, arbitrary: letTimePass },
  { weight: 3, arbitrary: refresh },
  { weight: 3, arbitrary: signOut },
  { weight: 1, arbitrary: endOtherSessions },
  { weight: 2, arbitrary: reauthenticate },
  { weight: 2, arbitrary: deleteAccount },
];
