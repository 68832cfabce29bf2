import fc from 'fast-check';
import { createCommand } from '../command.ts';
import { signInWithGoogle } from '../google-visit.ts';
import { hasProven } from '../model.ts';
import { findOther, people } from '../people.ts';
import { readNewDigits } from '../phone-codes.ts';
import type { Scenario } from '../scenario.ts';
import { askDevice, showSecondFactor } from '../second-factor.ts';
import { addressKind, age, findAddress, pickNewest, who } from './arbitraries.ts';

const signIn = fc.tuple(who, addressKind, age).map(([actor, kind, howOld]) =>
  createCommand(
    actor,
    `signs in to ${kind} address with a password of their own`,
    async (scenario, sender) => {
      const password = pickNewest(scenario.model.holdings[actor.person].passwords, howOld);
      const body = { email: findAddress(actor, kind), password };
      if (password !== undefined) await scenario.send(sender, 'post', '/api/auth/sign-in', body);
    },
    ({ holdings }) => holdings[actor.person].passwords.length > howOld,
  ),
);

const signInByPhone = who.map((actor) =>
  createCommand(actor, 'signs in with their phone', async (scenario, sender) => {
    const { phone } = people[actor.person];
    const token = await readNewDigits(scenario, sender, () =>
      scenario.send(sender, 'post', '/api/auth/phone/start', { phone, consent: true }),
    );
    if (token) await scenario.send(sender, 'post', '/api/auth/phone/verify', { phone, token, type: 'sms' });
  }),
);

const signInByGoogle = who.map((actor) =>
  createCommand(actor, 'signs in with Google', (scenario, sender) =>
    signInWithGoogle(scenario, sender, people[actor.person].google),
  ),
);

/** Google vouches for no one here, so it must have no effect. */
const signInByUnverifiedGoogle = who.map((actor) =>
  createCommand(
    actor,
    "signs in with Google, which has not verified the other's address",
    (scenario, sender) => {
      const [email] = people[findOther(actor.person)].mailboxes;
      const claims = { ...people[actor.person].google, sub: `unverified-${actor.person}` };
      return signInWithGoogle(scenario, sender, { ...claims, email, email_verified: false });
    },
  ),
);

/** Google has verified the other's address once, but doesn't run that mailbox. */
const signInByPlainGoogle = who.map((actor) =>
  createCommand(
    actor,
    "signs in with Google, which doesn't run the mailbox of the other's address",
    (scenario, sender) => {
      const [email] = people[findOther(actor.person)].mailboxes;
      const claims = { ...people[actor.person].google, sub: `plain-${actor.person}`, email, hd: undefined };
      return signInWithGoogle(scenario, sender, claims);
    },
  ),
);

/** Google gave the address to a second person, like a company that reuses the address of someone who left. */
const signInBySecondGoogle = who.map((actor) =>
  createCommand(
    actor,
    "signs in with a second Google identity of the other's address",
    async (scenario, sender) => {
      const [email] = people[findOther(actor.person)].mailboxes;
      if (!(await hasGoogle(scenario, email))) return;
      const claims = { ...people[actor.person].google, sub: `second-${actor.person}`, email };
      await signInWithGoogle(scenario, sender, claims);
    },
    (model) => hasProven(model, findOther(actor.person)),
  ),
);

/** If the account has no Google identity, Google's word for the address is as good as the mailbox. */
async function hasGoogle(scenario: Scenario, email: string): Promise<boolean> {
  const row = await scenario.app.services.database.db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.userId')
    .select('identities.id')
    .where('users.email', '=', email)
    .where('users.emailConfirmedAt', 'is not', null)
    .where('identities.provider', '=', 'google')
    .executeTakeFirst();
  return row !== undefined;
}

const signInByPasskey = fc.tuple(who, age).map(([actor, howOld]) =>
  createCommand(
    actor,
    'signs in with a passkey',
    async (scenario, sender) => {
      const answer = await askDevice(scenario, sender, howOld);
      if (answer) await scenario.send(sender, 'post', '/api/auth/passkeys/sign-in', answer);
    },
    ({ holdings }) => holdings[actor.person].device.credentials.length > howOld,
  ),
);

const answerSecondFactor = fc
  .tuple(who, fc.constantFrom('app' as const, 'passkey' as const, 'recovery code' as const))
  .map(([actor, means]) =>
    createCommand(
      actor,
      `shows the second factor: ${means}`,
      (scenario, sender) => showSecondFactor(scenario, sender, means),
      ({ screens }) => screens[actor.person][actor.browser].nextStep === 'mfa',
    ),
  );

export const signInCommands = [
  { weight: 8, arbitrary: signIn },
  { weight: 4, arbitrary: signInByPhone },
  { weight: 5, arbitrary: signInByGoogle },
  { weight: 1, arbitrary: signInByUnverifiedGoogle },
  { weight: 4, arbitrary: signInByPlainGoogle },
  { weight: 3, arbitrary: signInBySecondGoogle },
  { weight: 3, arbitrary: signInByPasskey },
  { weight: 3, arbitrary: answerSecondFactor },
];
