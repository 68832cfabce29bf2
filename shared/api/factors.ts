import * as z from 'zod';
import { signedInAnswerSchema } from './auth-user.ts';

/**
 * Response of `POST /api/auth/factors`: what an authenticator app needs. The factor isn't active until one of its codes
 * is verified.
 */
export const factorEnrolledAnswerSchema = z
  .object({
    id: z.string(),
    type: z.literal('totp'),
    friendlyName: z.string(),
    secret: z.string().describe('In Base32, to be typed into an app.'),
    uri: z.string().describe('`otpauth://…`, to be shown as a QR code.'),
  })
  .meta({ id: 'FactorEnrolledAnswer' });
export type FactorEnrolledAnswer = z.infer<typeof factorEnrolledAnswerSchema>;

/** Response of `POST /api/auth/factors/:id/challenge`. */
export const factorChallengeAnswerSchema = z
  .object({ id: z.string(), expiresAt: z.iso.datetime() })
  .meta({ id: 'FactorChallengeAnswer' });
export type FactorChallengeAnswer = z.infer<typeof factorChallengeAnswerSchema>;

/** Response of `POST /api/auth/factors/:id/verify`. Only a person's first factor comes with recovery codes. */
export const factorVerifiedAnswerSchema = signedInAnswerSchema
  .extend({
    recoveryCodes: z.array(z.string()).readonly().optional(),
  })
  .meta({ id: 'FactorVerifiedAnswer' });

/** Response of `POST /api/auth/factors/recovery-codes`. The new codes replace the earlier ones. */
export const recoveryCodesAnswerSchema = z
  .object({ recoveryCodes: z.array(z.string()).readonly() })
  .meta({ id: 'RecoveryCodesAnswer' });
