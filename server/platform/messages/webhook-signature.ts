import { createHmac } from 'node:crypto';

const encodedPrefix = 'whsec_';

type SignedMessage = { id: string; sentAt: Date; body: string };

/**
 * The three headers of the Standard Webhooks specification (standardwebhooks.com). The signature is the base64
 * HMAC-SHA256 of `id.timestamp.body`. A secret that begins with `whsec_` is a base64 key, as the specification's
 * libraries expect; any other secret is used unchanged.
 */
export function signWebhook(secret: string, { id, sentAt, body }: SignedMessage): Record<string, string> {
  const timestamp = Math.floor(sentAt.getTime() / 1000);
  const key = secret.startsWith(encodedPrefix)
    ? Buffer.from(secret.slice(encodedPrefix.length), 'base64')
    : Buffer.from(secret);
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'Webhook-Id': id,
    'Webhook-Timestamp': String(timestamp),
    'Webhook-Signature': `v1,${signature}`,
  };
}
