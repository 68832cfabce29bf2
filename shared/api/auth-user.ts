import * as z from 'zod';

/**
 * Responses of the auth calls. Every page needs these types, but the first script has no room for schemas, so the
 * client imports only types from here. Times are ISO 8601 in UTC.
 */
const time = z.iso.datetime();
const textOrNull = z.string().nullable();

const authIdentitySchema = z.object({
  id: z.string(),
  provider: z.enum(['email', 'phone', 'google']),
  createdAt: time,
  lastSignInAt: time.nullable(),
});
export type AuthIdentity = z.infer<typeof authIdentitySchema>;

const factorShape = {
  id: z.string(),
  friendlyName: z.string(),
  status: z.enum(['unverified', 'verified']),
  createdAt: time,
};
const authFactorSchema = z.discriminatedUnion('type', [
  z.object({ ...factorShape, type: z.literal('totp') }).meta({ id: 'AuthApp' }),
  z
    .object({
      ...factorShape,
      type: z.literal('passkey'),
      credentialId: z.string(),
      host: z.string().describe('The only host that the passkey works on.'),
      lastUsedAt: time.nullable(),
    })
    .meta({ id: 'AuthPasskey' }),
]);
export type AuthFactor = z.infer<typeof authFactorSchema>;
export type AuthPasskey = Extract<AuthFactor, { type: 'passkey' }>;

/** A channel counts as verified when its `…ConfirmedAt` is set. */
const authUserSchema = z
  .object({
    id: z.string(),
    email: textOrNull,
    emailConfirmedAt: time.nullable(),
    newEmail: textOrNull.describe('The new address of an email change that is not confirmed yet.'),
    phone: textOrNull.describe('In E.164 form.'),
    phoneConfirmedAt: time.nullable(),
    identities: z.array(authIdentitySchema).readonly(),
    factors: z.array(authFactorSchema).readonly(),
    metadata: z.object({
      requiresPasswordReset: z
        .boolean()
        .describe('True while an account that began with only an email still needs a password.'),
      hasPassword: z.boolean(),
      givenName: textOrNull,
      familyName: textOrNull,
      firstName: textOrNull,
      lastName: textOrNull,
      fullName: textOrNull,
    }),
  })
  .meta({ id: 'AuthUser' });
export type AuthUser = z.infer<typeof authUserSchema>;

const levelSchema = z
  .enum(['aal1', 'aal2'])
  .describe('`aal1`: one proof of identity. `aal2`: a second factor, too.');

/** Shown on the waiting page. The person enters it on the device where they opened the emailed link. */
const numberSchema = z
  .int()
  .min(10)
  .max(99)
  .describe('The two digits on this screen while it waits for the address to be confirmed.');

const authSessionSchema = z
  .object({
    id: z.string(),
    expiresAt: time,
    expiresIn: z.int().min(0).describe('Seconds until `expiresAt`, by the server’s clock.'),
    tokenType: z.literal('cookie'),
    aal: levelSchema,
    user: authUserSchema,
    number: numberSchema.optional(),
  })
  .meta({ id: 'AuthSession' });
export type AuthSession = z.infer<typeof authSessionSchema>;

/** Response of every call that signs in this browser. */
export const signedInResponseSchema = z
  .object({
    session: authSessionSchema,
    user: authUserSchema,
    number: numberSchema.optional(),
    nextStep: z
      .enum(['mfa', 'password'])
      .optional()
      .describe(
        'What the session still needs to become valid: the second factor, or after a recovery, a new password.',
      ),
  })
  .meta({ id: 'SignedInResponse' });
export type SignedInResponse = z.infer<typeof signedInResponseSchema>;

export const sessionResponseSchema = z
  .union([
    signedInResponseSchema,
    z
      .object({
        session: z.null(),
        user: z.null(),
        isRefreshable: z
          .boolean()
          .optional()
          .describe('The hour is over, but `POST /api/auth/refresh` renews the session.'),
        number: numberSchema
          .nullable()
          .optional()
          .describe(
            'Present while this browser waits for a confirmation. Null after a wrong number was typed, until the next email.',
          ),
      })
      .meta({ id: 'SignedOutResponse' }),
  ])
  .meta({ id: 'SessionResponse' });
export type SessionResponse = z.infer<typeof sessionResponseSchema>;

const removedWayInSchema = z.object({
  kind: z.enum(['phone', 'google', 'passkey']),
  name: z.string().describe('The number, or what the person called the passkey.'),
});
export type RemovedWayIn = z.infer<typeof removedWayInSchema>;

export const userResponseSchema = z
  .object({
    user: authUserSchema,
    retryAfterSeconds: z
      .int()
      .optional()
      .describe('After a change of email or phone: the wait before another email or text.'),
    number: numberSchema
      .optional()
      .describe('After a change of an unconfirmed address: the two digits on this screen while it waits.'),
    removed: z
      .array(removedWayInSchema)
      .readonly()
      .optional()
      .describe('After a recovery: ways in that were added in the 7 days before, and no longer work.'),
  })
  .meta({ id: 'UserResponse' });
export type UserResponse = z.infer<typeof userResponseSchema>;

/** Response of the calls that send a confirmation email. */
export const emailSentResponseSchema = z
  .object({
    userId: z.string(),
    emailSentAt: time,
    attempts: z.int(),
    retryAfterSeconds: z.int(),
    number: numberSchema,
  })
  .meta({ id: 'EmailSentResponse' });
export type EmailSentResponse = z.infer<typeof emailSentResponseSchema>;

/** Response of `POST /api/auth/recover`, the same whether or not the address has an account. */
export const recoverResponseSchema = z.object({ retryAfterSeconds: z.int() }).meta({ id: 'RecoverResponse' });

export const phoneStartResponseSchema = z
  .object({ phone: z.string(), retryAfterSeconds: z.int() })
  .meta({ id: 'PhoneStartResponse' });
export type PhoneStartResponse = z.infer<typeof phoneStartResponseSchema>;

/** Response of `POST /api/auth/user/code`: where the code was sent. */
export const proofCodeResponseSchema = z
  .object({
    channel: z.enum(['email', 'sms']),
    retryAfterSeconds: z.int(),
  })
  .meta({ id: 'ProofCodeResponse' });
export type ProofCodeResponse = z.infer<typeof proofCodeResponseSchema>;

const deviceSessionSchema = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  device: z.string().describe('Such as "Chrome on Windows".'),
  method: z.string(),
  aal: levelSchema,
  createdAt: time,
  lastUsedAt: time,
});
export type DeviceSession = z.infer<typeof deviceSessionSchema>;

/** Response of `GET /api/auth/sessions`: this device first, then the most recently used. */
export const devicesResponseSchema = z
  .object({ sessions: z.array(deviceSessionSchema).readonly() })
  .meta({ id: 'DevicesResponse' });

/** Response of `GET /api/auth/user/export`: `exportedAt`, and everything stored about the person by kind. */
export const exportResponseSchema = z.looseObject({ exportedAt: time }).meta({ id: 'ExportResponse' });

/** Names of the server-sent events of `GET /api/auth/events`. */
export type AuthEventName = 'email_confirmed' | 'signed_out' | 'user_updated';
