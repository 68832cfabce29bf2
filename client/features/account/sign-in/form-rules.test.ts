import { describe, expect, it } from 'vitest';
import { canSubmitCredentials, findCredentialFaults, findEmailFault } from './form-rules.ts';

const filled = { email: 'maya@mail.example', password: 'secret', hasAgreed: true };

describe('canSubmitCredentials', () => {
  it.each([
    ['all given', {}, true],
    ['no email', { email: '' }, false],
    ['an email of spaces', { email: '  ' }, false],
    ['five characters', { password: 'secre' }, false],
    ['spaces count in a password', { password: '      ' }, true],
    ['terms not ticked', { hasAgreed: false }, false],
  ])('%s', (_name, change, expected) => {
    expect(canSubmitCredentials({ ...filled, ...change })).toBe(expected);
  });
});

describe('findCredentialFaults', () => {
  it('finds none in a filled form', () => {
    expect(findCredentialFaults(filled)).toEqual({});
  });

  it('names everything that is missing', () => {
    expect(findCredentialFaults({ email: '', password: '', hasAgreed: false })).toEqual({
      email: 'Enter your email address.',
      password: 'Enter your password.',
      terms: 'Please agree to the Terms of Service to continue.',
    });
  });

  it('says how long a password must be', () => {
    expect(findCredentialFaults({ ...filled, password: 'five5' })).toEqual({
      password: 'Password must be at least 6 characters long.',
    });
  });
});

describe('findEmailFault', () => {
  it.each(['maya', '@mail.example', 'maya@', 'maya ellison@mail.example'])('refuses %j', (email) => {
    expect(findEmailFault(email)).toBe('Please enter a valid email address.');
  });

  it('leaves the spaces around an address to the server', () => {
    expect(findEmailFault(' maya@mail.example ')).toBeUndefined();
  });
});
