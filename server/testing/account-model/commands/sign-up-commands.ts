import fc from 'fast-check';
import { createCommand } from '../command.ts';
import { findOther, people } from '../people.ts';
import { addressKind, findAddress, inventPassword, isSignedIn, who } from './arbitraries.ts';

const signUp = fc.tuple(who, addressKind).map(([actor, kind]) =>
  createCommand(actor, `signs up with a password and ${kind} address`, async (scenario, sender) => {
    const password = inventPassword(scenario.model, actor);
    const name = `${people[actor.person].marker} Password`;
    const body = { email: findAddress(actor, kind), password, name, termsAccepted: true };
    const { status } = await scenario.send(sender, 'post', '/api/auth/sign-up', body);
    if (status === 201) scenario.model.holdings[actor.person].passwords.push(password);
  }),
);

const startSignUp = fc.tuple(who, addressKind).map(([actor, kind]) =>
  createCommand(actor, `starts a sign-up with ${kind} address`, async (scenario, sender) => {
    // Screens of both people may wait for an address at the same time.
    const [, second] = scenario.actors[findOther(actor.person)];
    const isForeign = kind === "the other's";
    if (isForeign)
      await scenario.send(second, 'post', '/api/auth/email/start', { email: findAddress(actor, kind) });
    const body = { email: findAddress(actor, kind), name: `${people[actor.person].marker} Email` };
    return scenario.send(sender, 'post', '/api/auth/email/start', body);
  }),
);

const resend = fc
  .tuple(who, addressKind)
  .map(([actor, kind]) =>
    createCommand(actor, `asks for another link to ${kind} address`, (scenario, sender) =>
      scenario.send(sender, 'post', '/api/auth/email/resend', { email: findAddress(actor, kind) }),
    ),
  );

const resendOwn = who.map((actor) =>
  createCommand(
    actor,
    'asks for another link to the address of the account',
    (scenario, sender) => scenario.send(sender, 'post', '/api/auth/user/resend'),
    isSignedIn(actor),
  ),
);

export const signUpCommands = [
  { weight: 10, arbitrary: signUp },
  { weight: 10, arbitrary: startSignUp },
  { weight: 3, arbitrary: resend },
  { weight: 2, arbitrary: resendOwn },
];
