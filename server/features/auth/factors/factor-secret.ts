import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;

/** Encrypts an app's secret for the database. `factorId` binds it to its row. */
export function sealFactorSecret(key: Buffer, factorId: string, secret: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(factorId));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.');
}

/** Returns undefined if it was encrypted with another key because SESSION_SECRET has changed. */
export function openFactorSecret(key: Buffer, factorId: string, sealed: string): string | undefined {
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
