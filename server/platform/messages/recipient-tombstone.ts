import { createHmac } from 'node:crypto';
import type { Secrets } from '../security/secrets.ts';

/** How the recipient of a message begins once its account is deleted. */
export const tombstonePrefix = 'erased:';

/** What stands for a recipient who is erased: who opens and deletes accounts in turn is still limited by it. */
export type MakeTombstone = (recipient: string) => string;

/** The mark cannot be turned back into the address without the server's secret. */
export function createTombstoneMaker(secrets: Secrets): MakeTombstone {
  const key = secrets.deriveKey('erased recipients');
  return (recipient) =>
    `${tombstonePrefix}${createHmac('sha256', key).update(recipient).digest('base64url')}`;
}
