import { createHmac } from 'node:crypto';

const encodedPrefix = 'whsec_';

type SignedMessage = { id: string; sentAt: Date; body: string };

/**
 * The three headers of the Standard Webhooks specification (standardwebhooks.com): the signature is the HMAC-SHA256,
 * in base64, of `id.timestamp.body`. A secret that begins with `whsec_` is a key in base64, as the specification's
 * libraries expect it; any other secret is taken as it stands.
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
