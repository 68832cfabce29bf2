import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const encodedPrefix = 'whsec_';
const version = 'v1,';
const maxAgeMs = 5 * 60_000;
const maxIdLength = 200;

type SignedMessage = { id: string; sentAt: Date; body: string };

/**
 * Creates the three headers of the Standard Webhooks specification (standardwebhooks.com). The signature is the base64
 * HMAC-SHA256 of `id.timestamp.body`. A secret that begins with `whsec_` is a base64 key, as the specification's
 * libraries expect. Any other secret is used unchanged.
 */
export function signWebhook(secret: string, { id, sentAt, body }: SignedMessage): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  return {
    'Webhook-Id': id,
    'Webhook-Timestamp': timestamp,
    'Webhook-Signature': `${version}${computeMac(secret, id, timestamp, body).toString('base64')}`,
  };
}

/** Why a message is not from someone who has one of the secrets, or is too old, or undefined when it's fine. */
export function findSignatureError(
  secrets: readonly string[],
  { headers, body, now }: { headers: IncomingHttpHeaders; body: string; now: Date },
): 'headers' | 'timestamp' | 'signature' | undefined {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers;
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signatures !== 'string')
    return 'headers';
  if (id === '' || id.length > maxIdLength || !/^\d{1,12}$/.test(timestamp)) return 'headers';
  const given = signatures
    .split(' ')
    .filter((signature) => signature.startsWith(version))
    .map((signature) => Buffer.from(signature.slice(version.length), 'base64'));
  const isSigned = secrets.some((secret) => {
    const mac = computeMac(secret, id, timestamp, body);
    return given.some((each) => each.length === mac.length && timingSafeEqual(each, mac));
  });
  if (!isSigned) return 'signature';
  return Math.abs(now.getTime() - Number(timestamp) * 1000) > maxAgeMs ? 'timestamp' : undefined;
}

function computeMac(secret: string, id: string, timestamp: string, body: string): Buffer {
  const key = secret.startsWith(encodedPrefix)
    ? Buffer.from(secret.slice(encodedPrefix.length), 'base64')
    : Buffer.from(secret);
  return createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
}
