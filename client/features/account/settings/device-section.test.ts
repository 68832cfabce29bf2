import { expect, it } from 'vitest';
import { describeMethod } from './device-section.tsx';

it.each([
  ['password', 'aal1', 'Signed in with a password'],
  ['google', 'aal2', 'Signed in with Google and a second step'],
  ['something new', 'aal1', 'Signed in'],
] as const)('%s at %s reads %j', (method, aal, expected) => {
  expect(describeMethod({ method, aal })).toBe(expected);
});
