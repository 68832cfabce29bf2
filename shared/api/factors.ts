import type { SignedInAnswer } from './auth-user.ts';

/** Answer of `POST /api/auth/factors`: what an authenticator app needs. The factor counts once a code of it is verified. */
export type FactorEnrolledAnswer = {
  id: string;
  type: 'totp';
  friendlyName: string;
  /** In Base32, to be typed into an app. */
  secret: string;
  /** `otpauth://…`, to be shown as a QR code. */
  uri: string;
};

/** Answer of `POST /api/auth/factors/:id/challenge`. */
export type FactorChallengeAnswer = { id: string; expiresAt: string };

/** Answer of `POST /api/auth/factors/:id/verify`. The recovery codes come with a person's first factor, once. */
export type FactorVerifiedAnswer = SignedInAnswer & { recoveryCodes?: readonly string[] };

/** Answer of `POST /api/auth/factors/recovery-codes`: the earlier ones serve no more. */
export type RecoveryCodesAnswer = { recoveryCodes: readonly string[] };
