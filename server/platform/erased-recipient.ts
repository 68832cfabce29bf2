import { createHmac } from 'node:crypto';
import type { Secrets } from './secrets.ts';

/** How the recipient of a message begins once its account is deleted. */
export const erasedPrefix = 'erased:';

/** What stands for a recipient who is erased: who opens and deletes accounts in turn is still limited by it. */
export type MarkErased = (recipient: string) => string;

/** The mark cannot be turned back into the address without the server's secret. */
export function createErasedMarker(secrets: Secrets): MarkErased {
  const key = secrets.deriveKey('erased recipients');
  return (recipient) => `${erasedPrefix}${createHmac('sha256', key).update(recipient).digest('base64url')}`;
}
