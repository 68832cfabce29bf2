import { createHmac } from 'node:crypto';
import type { Secrets } from '../security/secrets.ts';

/** The beginning of a message's recipient after its account was deleted. */
export const tombstonePrefix = 'erased:';

/**
 * Returns a value that replaces an erased recipient, so that creating and deleting accounts doesn't reset the
 * recipient's limits.
 */
export type CreateTombstone = (recipient: string) => string;

/** Without the server's secret, no one can turn the value back into the address. */
export function createTombstoneMaker(secrets: Secrets): CreateTombstone {
  const key = secrets.deriveKey('erased recipients');
  return (recipient) =>
    `${tombstonePrefix}${createHmac('sha256', key).update(recipient).digest('base64url')}`;
}
