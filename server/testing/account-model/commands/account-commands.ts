import fc from 'fast-check';
import { createCommand, requireRefused } from '../command.ts';
import { people } from '../people.ts';
import { readNewDigits } from '../phone-codes.ts';
import type { Actor, Scenario } from '../scenario.ts';
import { addApp, addPasskey } from '../second-factor.ts';
import { isSignedIn, pickNewest, who } from './arbitraries.ts';

const saveProfile = who.map((actor) =>
  createCommand(
    actor,
    'saves a profile',
    async (scenario, sender) => {
      const { marker } = people[actor.person];
      const body = { firstName: marker, lastName: `${marker} Profile`, state: 'Ohio' };
      const { status } = await scenario.send(sender, 'put', '/api/profile', body);
      requireRefused(scenario, sender, status, 'saves a profile');
    },
    isSignedIn(actor),
  ),
);

const rename = who.map((actor) =>
  createCommand(
    actor,
    'changes their name',
    async (scenario, sender) => {
      const metadata = { fullName: `${people[actor.person].marker} Renamed` };
      const { status } = await scenario.send(sender, 'patch', '/api/auth/user', { metadata });
      requireRefused(scenario, sender, status, 'changes their name');
    },
    isSignedIn(actor),
  ),
);

const exportData = who.map((actor) =>
  createCommand(
    actor,
    'downloads their data',
    async (scenario, sender) => {
      const { status } = await scenario.send(sender, 'get', '/api/auth/user/export');
      requireRefused(scenario, sender, status, 'downloads data');
    },
    isSignedIn(actor),
  ),
);

const addPhone = fc.tuple(who, fc.boolean()).map(([actor, isVerified]) =>
  createCommand(
    actor,
    isVerified ? 'adds their phone' : 'begins to add their phone',
    async (scenario, sender) => {
      const { phone } = people[actor.person];
      const token = await readNewDigits(scenario, sender, async () => {
        const started = await scenario.send(sender, 'patch', '/api/auth/user', { phone });
        requireRefused(scenario, sender, started.status, 'adds a phone number');
        return started;
      });
      if (token && isVerified) await verifyPhone(scenario, sender, token);
    },
    isSignedIn(actor),
  ),
);

const enterPhoneCode = who.map((actor) =>
  createCommand(
    actor,
    'enters the code that was texted for adding their phone',
    async (scenario, sender) => {
      const sent = scenario.model.holdings[actor.person].digits;
      const code = pickNewest(
        sent.filter(({ purpose }) => purpose === 'phone_change'),
        0,
      );
      if (code) await verifyPhone(scenario, sender, code.digits);
    },
    ({ holdings }) => holdings[actor.person].digits.some(({ purpose }) => purpose === 'phone_change'),
  ),
);

async function verifyPhone(scenario: Scenario, sender: Actor, token: string): Promise<void> {
  const { phone } = people[sender.person];
  const body = { phone, token, type: 'phone_change' };
  const { status } = await scenario.send(sender, 'post', '/api/auth/phone/verify', body);
  requireRefused(scenario, sender, status, 'confirms a phone number');
}

const addAuthenticator = who.map((actor) =>
  createCommand(
    actor,
    'adds an authenticator app',
    async (scenario, sender) => {
      requireRefused(scenario, sender, await addApp(scenario, sender), 'adds an authenticator app');
    },
    isSignedIn(actor),
  ),
);

const addPasskeyHere = who.map((actor) =>
  createCommand(
    actor,
    'adds a passkey',
    async (scenario, sender) => {
      requireRefused(scenario, sender, await addPasskey(scenario, sender), 'adds a passkey');
    },
    isSignedIn(actor),
  ),
);

const removeFactor = who.map((actor) =>
  createCommand(
    actor,
    'removes an authenticator app or a passkey',
    async (scenario, sender) => {
      const [factor] = sender.screen.user?.factors ?? [];
      const calls = factor?.type === 'passkey' ? 'passkeys' : 'factors';
      if (factor) await scenario.send(sender, 'delete', `/api/auth/${calls}/${factor.id}`);
    },
    ({ screens }) => (screens[actor.person][actor.browser].user?.factors.length ?? 0) > 0,
  ),
);

const removeWay = fc
  .tuple(who, fc.constantFrom('phone' as const, 'identities/google' as const))
  .map(([actor, way]) =>
    createCommand(
      actor,
      `removes a way in: ${way}`,
      async (scenario, sender) => {
        const { status } = await scenario.send(sender, 'delete', `/api/auth/user/${way}`);
        requireRefused(scenario, sender, status, `removes ${way}`);
      },
      isSignedIn(actor),
    ),
  );

export const accountCommands = [
  { weight: 16, arbitrary: saveProfile },
  { weight: 1, arbitrary: rename },
  { weight: 1, arbitrary: exportData },
  { weight: 8, arbitrary: addPhone },
  { weight: 2, arbitrary: enterPhoneCode },
  { weight: 8, arbitrary: addAuthenticator },
  { weight: 4, arbitrary: addPasskeyHere },
  { weight: 2, arbitrary: removeFactor },
  { weight: 3, arbitrary: removeWay },
];
