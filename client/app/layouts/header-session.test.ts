import { expect, it } from 'vitest';
import { toState } from '../../features/account/session/session-change.ts';
import { buildAnswer, buildUser } from '../../features/account/session/testing/builders.ts';
import { toHeaderSession } from './header-session.ts';

const phoneUser = buildUser({ email: null, phone: '+15555550123' });

it.each([
  ['while it is not known', { status: 'loading' } as const, { status: 'loading' }],
  ['for nobody', toState({ session: null, user: null }), { status: 'signed-out' }],
  ['for a person', toState(buildAnswer()), { status: 'signed-in', name: 'ada@mail.example' }],
  [
    'for a person with a phone alone',
    toState(buildAnswer({ user: phoneUser })),
    { status: 'signed-in', name: '+15555550123' },
  ],
  [
    'for a person whose second factor is missing',
    toState({ ...buildAnswer(), nextStep: 'mfa' }),
    { status: 'signed-out' },
  ],
])('the header’s session %s', (_about, state, expected) => {
  expect(toHeaderSession(state)).toEqual(expected);
});
