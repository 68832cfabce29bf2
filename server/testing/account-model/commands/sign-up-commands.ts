import fc from 'fast-check';
import { createCommand } from '../command.ts';
import { people } from '../people.ts';
import { addressKind, findAddress, inventPassword, isSignedIn, who } from './arbitraries.ts';

const signUp = fc.tuple(who, addressKind).map(([actor, kind]) =>
  createCommand(actor, `signs up with a password and ${kind} address`, async (world, sender) => {
    const password = inventPassword(world.model, actor);
    const name = `${people[actor.person].marker} Password`;
    const body = { email: findAddress(actor, kind), password, name, termsAccepted: true };
    const { status } = await world.send(sender, 'post', '/api/auth/sign-up', body);
    if (status === 201) world.model.holdings[actor.person].passwords.push(password);
  }),
);

const startSignUp = fc.tuple(who, addressKind).map(([actor, kind]) =>
  createCommand(actor, `starts a sign-up with ${kind} address`, (world, sender) => {
    const body = { email: findAddress(actor, kind), name: `${people[actor.person].marker} Email` };
    return world.send(sender, 'post', '/api/auth/email/start', body);
  }),
);

const resend = fc
  .tuple(who, addressKind)
  .map(([actor, kind]) =>
    createCommand(actor, `asks for another link to ${kind} address`, (world, sender) =>
      world.send(sender, 'post', '/api/auth/email/resend', { email: findAddress(actor, kind) }),
    ),
  );

const resendOwn = who.map((actor) =>
  createCommand(
    actor,
    'asks for another link to the address of the account',
    (world, sender) => world.send(sender, 'post', '/api/auth/user/resend'),
    isSignedIn(actor),
  ),
);

export const signUpCommands = [
  { weight: 10, arbitrary: signUp },
  { weight: 10, arbitrary: startSignUp },
  { weight: 3, arbitrary: resend },
  { weight: 2, arbitrary: resendOwn },
];
