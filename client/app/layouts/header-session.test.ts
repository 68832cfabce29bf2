import { expect, it } from 'vitest';
import { buildAnswer, buildUser } from '../../features/account/session/testing/builders.ts';
import { toHeaderSession } from './header-session.ts';

const { session, user } = buildAnswer();
const googleUser = buildUser({ metadata: { ...user.metadata, givenName: 'Ada' } });
const phoneUser = buildUser({ email: null, phone: '+15555550123' });

it.each([
  ['while it is not known', { status: 'loading' } as const, { status: 'loading' }],
  ['for no one', { status: 'signed-out' } as const, { status: 'signed-out' }],
  [
    'for a person',
    { status: 'signed-in', session, user } as const,
    { status: 'signed-in', name: 'ada@mail.example', firstName: undefined },
  ],
  [
    'for a person with a phone alone',
    { status: 'signed-in', session, user: phoneUser } as const,
    { status: 'signed-in', name: '+15555550123', firstName: undefined },
  ],
  [
    'for a person whose name Google knows',
    { status: 'signed-in', session, user: googleUser } as const,
    { status: 'signed-in', name: 'ada@mail.example', firstName: 'Ada' },
  ],
  [
    'for a person whose second factor is missing',
    { status: 'second-factor', session, user } as const,
    { status: 'signed-out' },
  ],
])('shows the header’s session %s', (_about, state, expected) => {
  expect(toHeaderSession(state)).toEqual(expected);
});
