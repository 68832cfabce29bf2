import fc from 'fast-check';
import { createCommand, requireRefused } from '../command.ts';
import { people } from '../people.ts';
import { readNewDigits } from '../phone-codes.ts';
import { addApp } from '../second-factor.ts';
import type { Actor, World } from '../world.ts';
import { isSignedIn, pickNewest, who } from './arbitraries.ts';

const saveProfile = who.map((actor) =>
  createCommand(
    actor,
    'saves a profile',
    async (world, sender) => {
      const { marker } = people[actor.person];
      const body = { firstName: marker, lastName: `${marker} Profile`, state: 'Ohio' };
      const { status } = await world.send(sender, 'put', '/api/profile', body);
      requireRefused(world, sender, status, 'saves a profile');
    },
    isSignedIn(actor),
  ),
);

const rename = who.map((actor) =>
  createCommand(
    actor,
    'changes their name',
    async (world, sender) => {
      const metadata = { fullName: `${people[actor.person].marker} Renamed` };
      const { status } = await world.send(sender, 'patch', '/api/auth/user', { metadata });
      requireRefused(world, sender, status, 'changes their name');
    },
    isSignedIn(actor),
  ),
);

const exportData = who.map((actor) =>
  createCommand(
    actor,
    'downloads their data',
    async (world, sender) => {
      const { status } = await world.send(sender, 'get', '/api/auth/user/export');
      requireRefused(world, sender, status, 'downloads data');
    },
    isSignedIn(actor),
  ),
);

const addPhone = fc.tuple(who, fc.boolean()).map(([actor, isVerified]) =>
  createCommand(
    actor,
    isVerified ? 'adds their phone' : 'begins to add their phone',
    async (world, sender) => {
      const { phone } = people[actor.person];
      const token = await readNewDigits(world, sender, async () => {
        const started = await world.send(sender, 'patch', '/api/auth/user', { phone });
        requireRefused(world, sender, started.status, 'adds a phone number');
        return started;
      });
      if (token && isVerified) await verifyPhone(world, sender, token);
    },
    isSignedIn(actor),
  ),
);

const enterPhoneCode = who.map((actor) =>
  createCommand(
    actor,
    'enters the code that was texted for adding their phone',
    async (world, sender) => {
      const sent = world.model.holdings[actor.person].digits;
      const code = pickNewest(
        sent.filter(({ purpose }) => purpose === 'phone_change'),
        0,
      );
      if (code) await verifyPhone(world, sender, code.digits);
    },
    ({ holdings }) => holdings[actor.person].digits.some(({ purpose }) => purpose === 'phone_change'),
  ),
);

async function verifyPhone(world: World, sender: Actor, token: string): Promise<void> {
  const { phone } = people[sender.person];
  const body = { phone, token, type: 'phone_change' };
  const { status } = await world.send(sender, 'post', '/api/auth/phone/verify', body);
  requireRefused(world, sender, status, 'confirms a phone number');
}

const addAuthenticator = who.map((actor) =>
  createCommand(
    actor,
    'adds an authenticator app',
    async (world, sender) => {
      requireRefused(world, sender, await addApp(world, sender), 'adds an authenticator app');
    },
    isSignedIn(actor),
  ),
);

const removeAuthenticator = who.map((actor) =>
  createCommand(
    actor,
    'removes an authenticator app',
    async (world, sender) => {
      const [factor] = sender.screen.user?.factors ?? [];
      if (factor) await world.send(sender, 'delete', `/api/auth/factors/${factor.id}`);
    },
    ({ screens }) => (screens[actor.person][actor.browser].user?.factors.length ?? 0) > 0,
  ),
);

export const accountCommands = [
  { weight: 16, arbitrary: saveProfile },
  { weight: 1, arbitrary: rename },
  { weight: 1, arbitrary: exportData },
  { weight: 8, arbitrary: addPhone },
  { weight: 2, arbitrary: enterPhoneCode },
  { weight: 8, arbitrary: addAuthenticator },
  { weight: 1, arbitrary: removeAuthenticator },
];
