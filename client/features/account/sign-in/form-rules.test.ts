import { describe, expect, it } from 'vitest';
import { canSubmitCredentials, findCredentialErrors, findEmailErrors } from './form-rules.ts';

const filled = { email: 'maya@mail.example', password: 'secret', terms: true };

describe('canSubmitCredentials', () => {
  it.each([
    ['all given', {}, true],
    ['no email', { email: '' }, false],
    ['an email of spaces', { email: '  ' }, false],
    ['five characters', { password: 'secre' }, false],
    ['spaces count in a password', { password: '      ' }, true],
    ['terms not ticked', { terms: false }, false],
  ])('%s', (_name, change, expected) => {
    expect(canSubmitCredentials({ ...filled, ...change })).toBe(expected);
  });
});

describe('findCredentialErrors', () => {
  it('finds none in a filled form', () => {
    expect(findCredentialErrors(filled)).toEqual({});
  });

  it('lists everything that is missing', () => {
    expect(findCredentialErrors({ email: '', password: '', terms: false })).toEqual({
      email: 'Enter your email address.',
      password: 'Enter your password.',
      terms: 'Please agree to the Terms of Service to continue.',
    });
  });

  it('says how long a password must be', () => {
    expect(findCredentialErrors({ ...filled, password: 'five5' })).toEqual({
      password: 'Password must be at least 6 characters long.',
    });
  });
});

describe('findEmailErrors', () => {
  it.each(['maya', '@mail.example', 'maya@', 'maya ellison@mail.example'])('rejects %j', (email) => {
    expect(findEmailErrors({ email })).toEqual({ email: 'Please enter a valid email address.' });
  });

  it('leaves the spaces around an address to the server', () => {
    expect(findEmailErrors({ email: ' maya@mail.example ' })).toEqual({});
  });
});
