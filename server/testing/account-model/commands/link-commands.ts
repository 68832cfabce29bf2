import fc from 'fast-check';
import { recover } from '../check-recovery.ts';
import { createCommand, requireRefused } from '../command.ts';
import { openLink, type Press } from '../links.ts';
import { addressKind, age, findAddress, inventPassword, isSignedIn, pickNewest, who } from './arbitraries.ts';

const press = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Press>('continue') },
  { weight: 4, arbitrary: fc.constant<Press>('continue here') },
  { weight: 3, arbitrary: fc.constant<Press>('continue on the other screen') },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Press>('nothing', 'type a wrong number', 'I didn’t start this'),
  },
);

const open = fc.tuple(who, age, press).map(([actor, howOld, pressed]) => {
  const which = howOld === 0 ? 'newest link' : `link before ${howOld} newer`;
  return createCommand(
    actor,
    `opens the ${which} in the own mailbox: ${pressed}`,
    async (scenario, sender) => {
      const link = pickNewest(scenario.model.holdings[actor.person].links, howOld);
      if (link) await openLink(scenario, sender, link, pressed);
    },
    ({ holdings }) => holdings[actor.person].links.length > howOld,
  );
});

const startRecovery = fc
  .tuple(who, addressKind)
  .map(([actor, kind]) =>
    createCommand(actor, `has forgotten the password of ${kind} address`, (scenario, sender) =>
      scenario.send(sender, 'post', '/api/auth/recover', { email: findAddress(actor, kind) }),
    ),
  );

const setPassword = fc.tuple(who, fc.boolean()).map(([actor, hasCurrent]) =>
  createCommand(
    actor,
    `sets a password${hasCurrent ? ', giving the current one' : ''}`,
    async (scenario, sender) => {
      const { passwords } = scenario.model.holdings[actor.person];
      const password = inventPassword(scenario.model, actor);
      const current = hasCurrent ? passwords.at(-1) : undefined;
      const body = { password, ...(current === undefined ? {} : { currentPassword: current }) };
      const { status } = await scenario.send(sender, 'patch', '/api/auth/user', body);
      if (status === 200) passwords.push(password);
      requireRefused(scenario, sender, status, 'sets a password');
    },
    isSignedIn(actor),
  ),
);

const changeEmail = fc
  .tuple(who, addressKind)
  .map(([actor, kind]) =>
    createCommand(actor, `changes the email to ${kind} address`, (scenario, sender) =>
      scenario.send(sender, 'patch', '/api/auth/user', { email: findAddress(actor, kind) }),
    ),
  );

const recoverWhole = fc
  .tuple(who, fc.constantFrom('app' as const, 'recovery code' as const))
  .map(([actor, means]) =>
    createCommand(
      actor,
      `recovers the account of their own address, with ${means}`,
      async (scenario, sender) => {
        const password = inventPassword(scenario.model, actor);
        const email = findAddress(actor, 'own');
        if (await recover(scenario, sender, email, { password, means })) {
          scenario.model.holdings[actor.person].passwords.push(password);
        }
      },
    ),
  );

export const linkCommands = [
  { weight: 24, arbitrary: open },
  { weight: 6, arbitrary: startRecovery },
  { weight: 6, arbitrary: recoverWhole },
  { weight: 4, arbitrary: setPassword },
  { weight: 7, arbitrary: changeEmail },
];
