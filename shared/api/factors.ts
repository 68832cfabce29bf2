import * as z from 'zod';
import { signedInResponseSchema } from './auth-user.ts';

/**
 * Response of `POST /api/auth/factors`: what an authenticator app needs. The factor isn't active until one of its codes
 * is verified.
 */
export const factorEnrolledResponseSchema = z
  .object({
    id: z.string(),
    type: z.literal('totp'),
    friendlyName: z.string(),
    secret: z.string().describe('In Base32, to be typed into an app.'),
    uri: z.string().describe('`otpauth://…`, to be shown as a QR code.'),
  })
  .meta({ id: 'FactorEnrolledResponse' });
export type FactorEnrolledResponse = z.infer<typeof factorEnrolledResponseSchema>;

/** Response of `POST /api/auth/factors/:id/challenge`. */
export const factorChallengeResponseSchema = z
  .object({ id: z.string(), expiresAt: z.iso.datetime() })
  .meta({ id: 'FactorChallengeResponse' });

/** Response of `POST /api/auth/factors/:id/verify`. Only a person's first factor comes with recovery codes. */
export const factorVerifiedResponseSchema = signedInResponseSchema
  .extend({
    recoveryCodes: z.array(z.string()).readonly().optional(),
  })
  .meta({ id: 'FactorVerifiedResponse' });

/** Response of `POST /api/auth/factors/recovery-codes`. The new codes replace the earlier ones. */
export const recoveryCodesResponseSchema = z
  .object({ recoveryCodes: z.array(z.string()).readonly() })
  .meta({ id: 'RecoveryCodesResponse' });
