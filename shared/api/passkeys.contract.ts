import { brand } from '../site/brand.data.ts';
import { signedInResponseSchema } from './auth-user.ts';
import { defineContract } from './contract.ts';
import {
  newPasskeySchema,
  passkeyAddedResponseSchema,
  passkeyAnswerSchema,
  passkeyCreationOptionsSchema,
  passkeyRenameSchema,
  passkeyRequestOptionsSchema,
} from './passkeys.ts';
import { signedInExample } from './session.contract.ts';

const parameters = [
  { name: 'id', description: 'The passkey’s ID.', example: '0b2f6a51-6c52-4f0e-9d36-6a1f0d6c2b11' },
] as const;
const limit = { name: 'passkeys', limit: 60, windowSeconds: 900 };
const challenge = 'q7v3kXo0Jt1mZ2b8Hn5sRg';
const credentialId = 'pZ0x7q3JmT2cV9aLw5eN1Q';
const credential = { id: credentialId, rawId: credentialId, type: 'public-key' } as const;
const clientDataJSON = 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0';

const passkeyAnswerExample = {
  ...credential,
  response: { clientDataJSON, authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4', signature: 'MEUCIQDx0fGX' },
};

export const startPasskey = defineContract({
  id: 'startPasskey',
  method: 'POST',
  path: '/api/auth/passkeys/options',
  tag: 'Passkeys',
  summary: 'Starts adding a passkey, within 5 minutes in the same browser and session.',
  description: 'A person can have up to ten.',
  access: 'session',
  limit,
  errors: ['reauthentication_required', 'invalid_input'],
  response: {
    status: 200,
    description: 'What `navigator.credentials.create()` needs.',
    schema: passkeyCreationOptionsSchema,
    headers: ['Set-Cookie'],
    example: {
      rp: { id: 'life.example', name: brand.name },
      user: { id: 'M2YyYzhmMWU', name: 'maya@example.com', displayName: 'Maya Ellison' },
      challenge,
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      timeout: 120_000,
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    },
  },
});

export const addPasskey = defineContract({
  id: 'addPasskey',
  method: 'POST',
  path: '/api/auth/passkeys',
  tag: 'Passkeys',
  summary: 'Adds the passkey that the browser created.',
  description: 'Unknown fields of WebAuthn’s object are ignored. The session becomes aal2.',
  access: 'session',
  limit,
  body: {
    schema: newPasskeySchema,
    example: { ...credential, response: { clientDataJSON, attestationObject: 'o2NmbXRkbm9uZWdhdHRTdG10' } },
  },
  errors: ['reauthentication_required', 'invalid_code', 'expired_code', 'passkey_taken', 'invalid_input'],
  response: {
    status: 201,
    description: 'Added. A person’s first passkey or app comes with ten recovery codes, shown once.',
    schema: passkeyAddedResponseSchema,
    headers: ['Set-Cookie'],
    example: {
      ...signedInExample,
      passkeyId: '0b2f6a51-6c52-4f0e-9d36-6a1f0d6c2b11',
      recoveryCodes: ['k7mq-2xwd-9rtb', 'p3fz-8hnc-5vya'],
    },
  },
});

export const renamePasskey = defineContract({
  id: 'renamePasskey',
  method: 'PATCH',
  path: '/api/auth/passkeys/{id}',
  tag: 'Passkeys',
  summary: 'Names a passkey.',
  access: 'session',
  limit,
  parameters,
  body: { schema: passkeyRenameSchema, example: { friendlyName: 'My laptop' } },
  errors: ['not_found'],
  response: { status: 204, description: 'Named.' },
});

export const removePasskey = defineContract({
  id: 'removePasskey',
  method: 'DELETE',
  path: '/api/auth/passkeys/{id}',
  tag: 'Passkeys',
  summary: 'Removes a passkey. Removing the last factor removes the recovery codes, too.',
  access: 'session',
  limit,
  parameters,
  errors: ['not_found', 'reauthentication_required', 'last_way_in'],
  response: { status: 204, description: 'Removed.' },
});

export const startPasskeySignIn = defineContract({
  id: 'startPasskeySignIn',
  method: 'POST',
  path: '/api/auth/passkeys/sign-in/options',
  tag: 'Passkeys',
  summary: 'Asks this browser for any of its passkeys, for 5 minutes and one use.',
  description: 'The same for everyone. The answer signs in, or proves who is signed in (`reauthenticate`).',
  access: 'anyone',
  limit: { name: 'passkey-options', limit: 120, windowSeconds: 900 },
  response: {
    status: 200,
    description: 'What `navigator.credentials.get()` needs.',
    schema: passkeyRequestOptionsSchema,
    headers: ['Set-Cookie'],
    example: { rpId: 'life.example', challenge, timeout: 120_000, userVerification: 'required' },
  },
});

export const signInWithPasskey = defineContract({
  id: 'signInWithPasskey',
  method: 'POST',
  path: '/api/auth/passkeys/sign-in',
  tag: 'Passkeys',
  summary: 'Signs in with a passkey, which counts as both factors.',
  description: 'Unknown fields of WebAuthn’s object are ignored.',
  access: 'anyone',
  limit: { name: 'passkey-sign-in', limit: 30, windowSeconds: 900 },
  furtherLimits: [{ name: 'passkey-sign-in-account', limit: 10, windowSeconds: 900 }],
  body: { schema: passkeyAnswerSchema, example: passkeyAnswerExample },
  errors: [
    'invalid_credentials',
    'passkey_unknown',
    'invalid_code',
    'expired_code',
    'signed_in_as_another',
    'session_missing',
  ],
  response: {
    status: 200,
    description: 'Signed in.',
    schema: signedInResponseSchema,
    headers: ['Set-Cookie'],
    example: signedInExample,
  },
});

/** The paths with an id come last. */
export const passkeyContracts = [
  startPasskey,
  addPasskey,
  startPasskeySignIn,
  signInWithPasskey,
  renamePasskey,
  removePasskey,
] as const;
