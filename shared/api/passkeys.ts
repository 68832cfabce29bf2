import * as z from 'zod';
import { signedInResponseSchema } from './auth-user.ts';

/**
 * WebAuthn's own objects, as JSON. Browsers add fields to what they answer, so unknown ones are ignored here. The client
 * imports only types from this file.
 */
const bytes = (max: number) => z.base64url('This isn’t a passkey’s answer.').min(1).max(max);
const credentialIdSchema = bytes(1366);

const credentialShape = {
  id: credentialIdSchema,
  rawId: credentialIdSchema,
  type: z.literal('public-key'),
};

/** What `navigator.credentials.create()` answers. */
export const newPasskeySchema = z
  .object({
    ...credentialShape,
    response: z.object({
      clientDataJSON: bytes(4096),
      attestationObject: bytes(32_768),
      transports: z.array(z.string().max(30)).max(10).optional(),
    }),
  })
  .meta({ id: 'NewPasskey' });
export type NewPasskey = z.infer<typeof newPasskeySchema>;

/** What `navigator.credentials.get()` answers. */
export const passkeyAnswerSchema = z
  .object({
    ...credentialShape,
    response: z.object({
      clientDataJSON: bytes(4096),
      authenticatorData: bytes(4096),
      signature: bytes(8192),
      userHandle: bytes(88).optional(),
    }),
  })
  .meta({ id: 'PasskeyAnswer' });
export type PasskeyAnswer = z.infer<typeof passkeyAnswerSchema>;

export const passkeyRenameSchema = z
  .strictObject({
    friendlyName: z
      .string()
      .trim()
      .min(1, 'Enter a name for the passkey.')
      .max(60, 'Use 60 characters or fewer.'),
  })
  .meta({ id: 'PasskeyRenameRequest' });

const requirement = z.literal('required');

/** Response of `POST /api/auth/passkeys/options`, for `navigator.credentials.create()`. */
export const passkeyCreationOptionsSchema = z
  .object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
    timeout: z.int(),
    attestation: z.literal('none'),
    excludeCredentials: z
      .array(z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) }))
      .describe('The account’s passkeys, so that a device isn’t added twice.'),
    authenticatorSelection: z.object({
      residentKey: requirement,
      requireResidentKey: z.literal(true),
      userVerification: requirement,
    }),
  })
  .meta({ id: 'PasskeyCreationOptions' });
export type PasskeyCreationOptions = z.infer<typeof passkeyCreationOptionsSchema>;

/** Response of `POST /api/auth/passkeys/sign-in/options`, for `navigator.credentials.get()`. */
export const passkeyRequestOptionsSchema = z
  .object({ rpId: z.string(), challenge: z.string(), timeout: z.int(), userVerification: requirement })
  .meta({ id: 'PasskeyRequestOptions' });
export type PasskeyRequestOptions = z.infer<typeof passkeyRequestOptionsSchema>;

/** Response of `POST /api/auth/passkeys`. Only a person's first factor comes with recovery codes. */
export const passkeyAddedResponseSchema = signedInResponseSchema
  .extend({
    passkeyId: z.string(),
    recoveryCodes: z.array(z.string()).readonly().optional(),
  })
  .meta({ id: 'PasskeyAddedResponse' });
