import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { AppError } from '../../../platform/errors.ts';
import type { AccountContext } from '../account-context.ts';
import { spendState } from '../codes/codes.repository.ts';
import { authMessages } from '../messages.ts';

const lifeMs = 5 * 60_000;
const nonceBytes = 16;
const timeBytes = 6;
const clientDataSchema = z.object({ challenge: z.string().max(200) });

/**
 * Creates a challenge that carries its own end and a signature over `binding`, so that every page that offers to sign in
 * can ask for one, in any number of tabs, and nothing is stored before one is answered.
 */
export function createChallenge({ clock, secrets }: AccountContext, binding: readonly string[]): Buffer {
  const expiresAt = Buffer.alloc(timeBytes);
  expiresAt.writeUIntBE(clock.now().getTime() + lifeMs, 0, timeBytes);
  const signed = Buffer.concat([randomBytes(nonceBytes), expiresAt]);
  return Buffer.concat([signed, sign(secrets, signed, binding)]);
}

/**
 * Finds the challenge that a browser answered, and spends it before anything else is checked. Throws 400 `invalid_code`
 * if it was made for another browser or purpose or is spent, and `expired_code`.
 */
export async function spendChallenge(
  { db, clock, secrets }: AccountContext,
  clientDataJSON: string,
  binding: readonly string[],
): Promise<string> {
  const challenge = parseChallenge(clientDataJSON);
  const bytes = Buffer.from(challenge, 'base64url');
  const signed = bytes.subarray(0, nonceBytes + timeBytes);
  const signature = bytes.subarray(nonceBytes + timeBytes);
  const right = sign(secrets, signed, binding);
  if (signature.length !== right.length || !timingSafeEqual(signature, right)) throw createInvalid();
  const expiresAt = new Date(signed.readUIntBE(nonceBytes, timeBytes));
  if (expiresAt <= clock.now()) throw new AppError(400, 'expired_code', authMessages.passkeys.expired);
  const hash = createHash('sha256').update(signed).digest('base64url');
  if (!(await spendState(db, hash, expiresAt))) throw createInvalid();
  return challenge;
}

function parseChallenge(clientDataJSON: string): string {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return clientDataSchema.parse(parsed).challenge;
  } catch (cause) {
    throw createInvalid(cause);
  }
}

function sign(secrets: AccountContext['secrets'], signed: Buffer, binding: readonly string[]): Buffer {
  return createHmac('sha256', secrets.deriveKey('passkey-challenges'))
    .update(signed)
    .update(JSON.stringify(binding))
    .digest();
}

function createInvalid(cause?: unknown): AppError {
  return new AppError(400, 'invalid_code', authMessages.passkeys.invalid, { cause });
}
