import { exampleUserData } from '../quote/example-user-data.ts';
import { proofSchema, userUpdateSchema } from './auth.ts';
import {
  emailSentResponseSchema,
  exportResponseSchema,
  proofCodeResponseSchema,
  signedInResponseSchema,
  userResponseSchema,
} from './auth-user.ts';
import { defineContract } from './contract.ts';
import { emailSentExample } from './email-links.contract.ts';
import { type Profile, profileResponseSchema, profileUpdateSchema } from './profile.ts';
import { signedInExample, userExample } from './session.contract.ts';

const changeLimit = { name: 'user-change', limit: 60, windowSeconds: 900 };

export const updateUser = defineContract({
  id: 'updateUser',
  method: 'PATCH',
  path: '/api/auth/user',
  tag: 'Account',
  summary: 'Changes the password, email, phone, or names, one kind at a time.',
  description:
    'A changed email or phone takes effect once its link or code is used. An address that was never confirmed is ' +
    'replaced right away, and links to it no longer work. A new password ends all other sessions, and requires the ' +
    'current one once the sign-in is older than 10 minutes. After a recovery link, it opens the session, and phones, Google ' +
    'accounts, and passkeys added in the 7 days before are removed and listed in `removed`. Until the address is confirmed, only `email` can be ' +
    'changed.',
  access: 'session',
  isOpenToUnconfirmed: { field: 'email' },
  isOpenToPasswordDue: { field: 'password' },
  limit: changeLimit,
  // These limits keep a stolen session from trying passwords or sending texts more often here than elsewhere.
  furtherLimits: [
    { name: 'current-password', limit: 10, windowSeconds: 900, onlyFor: { field: 'currentPassword' } },
    { name: 'phone-change', limit: 30, windowSeconds: 900, onlyFor: { field: 'phone' } },
  ],
  body: { schema: userUpdateSchema, example: { email: 'maya.ellison@example.com' } },
  errors: [
    'invalid_credentials',
    'reauthentication_required',
    'weak_password',
    'email_taken',
    'texts_unavailable',
  ],
  response: {
    status: 200,
    description: 'Changed, or waiting to be confirmed.',
    schema: userResponseSchema,
    headers: ['Set-Cookie'],
    example: { user: { ...userExample, newEmail: 'maya.ellison@example.com' }, retryAfterSeconds: 30 },
  },
});

const removal = {
  method: 'DELETE',
  tag: 'Account',
  access: 'session',
  limit: changeLimit,
  errors: ['reauthentication_required', 'last_way_in'],
  response: {
    status: 200,
    description: 'Removed. The person is told by email.',
    schema: userResponseSchema,
    example: { user: userExample },
  },
} as const;

export const removePhone = defineContract({
  ...removal,
  id: 'removePhone',
  path: '/api/auth/user/phone',
  summary: 'Removes the phone number as a way to sign in.',
});

export const removeGoogle = defineContract({
  ...removal,
  id: 'removeGoogle',
  path: '/api/auth/user/identities/google',
  summary: 'Removes Google as a way to sign in.',
});

export const resendUserEmail = defineContract({
  id: 'resendUserEmail',
  method: 'POST',
  path: '/api/auth/user/resend',
  tag: 'Account',
  summary: 'Emails the signed-in person’s confirmation link again.',
  access: 'session',
  isOpenToUnconfirmed: true,
  limit: changeLimit,
  errors: ['invalid_input'],
  response: {
    status: 202,
    description: 'The email is on its way.',
    schema: emailSentResponseSchema,
    example: emailSentExample,
  },
});

export const sendReauthenticationCode = defineContract({
  id: 'sendReauthenticationCode',
  method: 'POST',
  path: '/api/auth/user/code',
  tag: 'Account',
  summary: 'Sends a 6-digit code to the confirmed email or, if there is none, to the phone.',
  description: 'Returns 422 if neither is confirmed.',
  access: 'session',
  limit: { name: 'user-code', limit: 30, windowSeconds: 900 },
  errors: ['invalid_input', 'texts_unavailable'],
  response: {
    status: 202,
    description: 'The code is on its way.',
    schema: proofCodeResponseSchema,
    headers: ['Set-Cookie'],
    example: { channel: 'email', retryAfterSeconds: 30 },
  },
});

// Both calls count toward one limit, because they check the same secrets.
const proofLimit = { name: 'proof', limit: 30, windowSeconds: 900 };
const proofAccountLimit = { name: 'proof-account', limit: 10, windowSeconds: 900 };

export const reauthenticate = defineContract({
  id: 'reauthenticate',
  method: 'POST',
  path: '/api/auth/reauthenticate',
  tag: 'Account',
  summary: 'Proves the person’s identity again for the next 10 minutes.',
  description:
    'Where the account has a second factor, only `factorCode`, `recoveryCode`, and `passkey` do, and the session becomes aal2.',
  access: 'session',
  isOpenToUnconfirmed: true,
  isOpenToSecondFactorDue: true,
  isOpenToPasswordDue: true,
  limit: proofLimit,
  furtherLimits: [proofAccountLimit],
  body: { schema: proofSchema, example: { code: '123456' } },
  errors: ['password_required', 'invalid_credentials', 'passkey_unknown', 'invalid_code', 'expired_code'],
  response: {
    status: 200,
    description: 'The identity is proven.',
    schema: signedInResponseSchema,
    headers: ['Set-Cookie'],
    example: signedInExample,
  },
});

export const deleteUser = defineContract({
  id: 'deleteUser',
  method: 'DELETE',
  path: '/api/auth/user',
  tag: 'Account',
  summary: 'Deletes the account and all of the person’s data.',
  description: 'An operator’s account is deleted by the host’s commands only.',
  access: 'session',
  isOpenToUnconfirmed: true,
  limit: proofLimit,
  furtherLimits: [proofAccountLimit],
  body: { schema: proofSchema, example: { password: 'seven quiet lanterns' } },
  errors: ['invalid_credentials', 'passkey_unknown', 'invalid_code', 'expired_code', 'operator_account'],
  response: { status: 204, description: 'Everything was deleted.', headers: ['Set-Cookie'] },
});

export const exportUser = defineContract({
  id: 'exportUser',
  method: 'GET',
  path: '/api/auth/user/export',
  tag: 'Account',
  summary: 'Everything stored about the person, as a file.',
  access: 'session',
  limit: { name: 'data-export', limit: 10, windowSeconds: 900 },
  response: {
    status: 200,
    description: 'One JSON object, by kind of data.',
    schema: exportResponseSchema,
    headers: ['Content-Disposition'],
    example: {
      exportedAt: '2026-03-02T15:06:00.000Z',
      account: { email: 'maya@example.com' },
      sessions: [],
    },
  },
});

const profileExample: Profile = {
  userId: userExample.id,
  updatedAt: '2026-03-02T15:06:00.000Z',
  firstName: 'Maya',
  lastName: 'Ellison',
  dob: '1995-06-14',
  marketingOptIn: false,
  onboardingCompleted: true,
  phoneNumber: '+12025550143',
  ...exampleUserData,
  healthConditions: 'No',
  quote: null,
};

export const getProfile = defineContract({
  id: 'readProfile',
  method: 'GET',
  path: '/api/profile',
  tag: 'Account',
  summary: 'The signed-in person’s profile and last quote.',
  access: 'session',
  errors: ['no_profile'],
  response: {
    status: 200,
    description: 'The profile.',
    schema: profileResponseSchema,
    example: profileExample,
  },
});

export const saveProfile = defineContract({
  id: 'saveProfile',
  method: 'PUT',
  path: '/api/profile',
  tag: 'Account',
  summary: 'Creates or changes the signed-in person’s profile. Any field may be left out.',
  description:
    'Only the answers of a quote are used: the server computes the match from them. An older quote never replaces a newer one.',
  access: 'session',
  limit: { name: 'profile', limit: 60, windowSeconds: 60 },
  body: { schema: profileUpdateSchema, example: { firstName: 'Maya', state: 'Ohio' } },
  response: { status: 200, description: 'Stored.', schema: profileResponseSchema, example: profileExample },
});

export const accountContracts = [
  updateUser,
  removePhone,
  removeGoogle,
  resendUserEmail,
  sendReauthenticationCode,
  reauthenticate,
  deleteUser,
  exportUser,
  getProfile,
  saveProfile,
] as const;
