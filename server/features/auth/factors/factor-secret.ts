import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Secrets } from '../../../platform/security/secrets.ts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const purpose = 'factors';

/** Encrypts an app's secret for the database. `factorId` binds it to its row. */
export function sealFactorSecret(secrets: Secrets, factorId: string, secret: string): string {
  const key = secrets.deriveKey(purpose);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(factorId));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.');
}

/**
 * Decrypts it with the key from SESSION_SECRET or from the one used before. Returns undefined if it was encrypted with
 * another key.
 */
export function openFactorSecret(
  secrets: Secrets,
  factorId: string,
  sealed: string,
): { secret: string; isPrevious: boolean } | undefined {
  const secret = open(secrets.deriveKey(purpose), factorId, sealed);
  if (secret !== undefined) return { secret, isPrevious: false };
  const previousKey = secrets.derivePreviousKey(purpose);
  const previous = previousKey && open(previousKey, factorId, sealed);
  return previous === undefined ? undefined : { secret: previous, isPrevious: true };
}

function open(key: Buffer, factorId: string, sealed: string): string | undefined {
  const [nonce, tag, text] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!nonce || !tag || !text) return undefined;
  try {
    const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: 16 });
    decipher.setAAD(Buffer.from(factorId)).setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString();
  } catch {
    return undefined;
  }
}
