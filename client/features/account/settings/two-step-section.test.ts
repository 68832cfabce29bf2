import { expect, it } from 'vitest';
import { pickAppName } from './two-step-section.tsx';

it.each([
  [[], 'Authenticator app'],
  [['Authenticator app'], 'Authenticator app 2'],
  [['Authenticator app 2'], 'Authenticator app'],
  [['Authenticator app', 'Authenticator app 2'], 'Authenticator app 3'],
])('after %j, suggests %s', (taken, name) => {
  expect(pickAppName(taken)).toBe(name);
});
