import * as z from 'zod';
import { emailSchema, passwordSchema, personNameSchema, phoneSchema } from '../validation/person-schemas.ts';
import { linkChoiceSchema } from './auth-links.ts';
import { passkeyAnswerSchema } from './passkeys.ts';

const code = z.string().min(1, 'Enter the code.').max(200, 'This isn’t a valid code.');
const digits = z.string().regex(/^\d{6}$/, 'Please enter the 6-digit verification code.');
/** An existing password, to be compared with a hash: any text, not trimmed. */
const givenPassword = z.string().min(1, 'Enter your password.').max(256, 'Use 256 characters or fewer.');

/** Body of `POST /api/auth/sign-up`. The form asks for at least 6 characters. */
export const signUpSchema = z
  .strictObject({
    email: emailSchema,
    password: passwordSchema(6),
    name: personNameSchema.optional(),
    termsAccepted: z.literal(true, 'Please agree to the Terms of Service to continue.'),
  })
  .meta({ id: 'SignUpRequest' });
export const signInSchema = z
  .strictObject({ email: emailSchema, password: givenPassword })
  .meta({ id: 'SignInRequest' });
export const signOutSchema = z
  .strictObject({ scope: z.enum(['local', 'global']).default('local') })
  .meta({ id: 'SignOutRequest' });
export const emailStartSchema = z
  .strictObject({ email: emailSchema, name: personNameSchema.optional() })
  .meta({ id: 'EmailStartRequest' });
export const emailResendSchema = z.strictObject({ email: emailSchema }).meta({ id: 'EmailResendRequest' });
/** Body of `POST /api/auth/link`. */
export const linkSchema = z.strictObject({ code }).meta({ id: 'LinkRequest' });
const twoDigits = 'Enter the two-digit number shown on the other screen.';
const twoDigitsSchema = z.union(
  [
    z.int().min(10).max(99),
    z
      .string()
      .regex(/^[1-9]\d$/)
      .transform(Number),
  ],
  twoDigits,
);
export const exchangeSchema = z
  .strictObject({
    code,
    choice: linkChoiceSchema.optional(),
    number: twoDigitsSchema.optional(),
  })
  .refine(({ choice, number }) => choice !== 'other_screen' || number !== undefined, {
    path: ['number'],
    error: twoDigits,
  })
  .meta({ id: 'ExchangeRequest' });
export const recoverSchema = z.strictObject({ email: emailSchema }).meta({ id: 'RecoverRequest' });
export const phoneStartSchema = z
  .strictObject({
    phone: phoneSchema,
    consent: z.literal(true, 'Please agree to receive the verification code by text message.'),
    name: personNameSchema.optional(),
  })
  .meta({ id: 'PhoneStartRequest' });
export const phoneVerifySchema = z
  .strictObject({
    phone: phoneSchema,
    token: digits,
    type: z.enum(['sms', 'phone_change']),
  })
  .meta({ id: 'PhoneVerifyRequest' });

const nameOrNull = personNameSchema.nullable().optional();
/** The part of a person's metadata that they may change themselves. */
const userMetadataSchema = z.strictObject({
  givenName: nameOrNull,
  familyName: nameOrNull,
  firstName: nameOrNull,
  lastName: nameOrNull,
  fullName: nameOrNull,
});

/** Body of `PATCH /api/auth/user`: one kind of change at a time. */
export const userUpdateSchema = z
  .union(
    [
      z
        .strictObject({ password: passwordSchema(8), currentPassword: givenPassword.optional() })
        .meta({ id: 'PasswordChange' }),
      z.strictObject({ email: emailSchema }).meta({ id: 'EmailChange' }),
      z.strictObject({ phone: phoneSchema }).meta({ id: 'PhoneChange' }),
      z.strictObject({ metadata: userMetadataSchema }).meta({ id: 'NameChange' }),
    ],
    'Send one of password, email, phone, or metadata.',
  )
  .meta({ id: 'UserUpdate' });

/**
 * Proof of identity, required before an action that can't be undone: a second factor or a recovery code where there is
 * a second factor, otherwise the password or a code that was just sent.
 */
export const proofSchema = z
  .union(
    [
      z.strictObject({ password: givenPassword }).meta({ id: 'PasswordProof' }),
      z.strictObject({ code: digits }).meta({ id: 'CodeProof' }),
      z.strictObject({ factorCode: digits }).meta({ id: 'FactorProof' }),
      z.strictObject({ recoveryCode: code }).meta({ id: 'RecoveryCodeProof' }),
      z.strictObject({ passkey: passkeyAnswerSchema }).meta({ id: 'PasskeyProof' }),
    ],
    'Enter your password or the code we sent you, or use a passkey.',
  )
  .meta({ id: 'Proof' });

export const factorEnrollSchema = z
  .strictObject({
    friendlyName: z
      .string()
      .trim()
      .min(1, 'Enter a name for the app.')
      .max(60, 'Use 60 characters or fewer.')
      .optional(),
  })
  .meta({ id: 'FactorEnrollRequest' });
export const factorVerifySchema = z
  .strictObject({
    challengeId: z.uuid('This isn’t a valid challenge.'),
    /** Six digits from the authenticator app, or a recovery code. */
    code,
  })
  .meta({ id: 'FactorVerifyRequest' });

export type SignUpRequest = z.infer<typeof signUpSchema>;
export type ExchangeRequest = z.infer<typeof exchangeSchema>;
export type UserUpdateRequest = z.infer<typeof userUpdateSchema>;
export type Proof = z.infer<typeof proofSchema>;
