import { isExpired } from '../../../lib/retention-days.ts';
import { readStored, removeStored } from '../../../lib/storage.ts';
import { quoteKey } from './quote-storage.ts';

/**
 * Removes a stored quote that nobody touched for 30 days, for pages that never read it. Without a readable time it
 * could never expire, so it goes too.
 */
export function dropExpiredQuote(now = Date.now()): void {
  const stored = readStored('local', quoteKey);
  if (stored === undefined) return;
  const savedAt =
    typeof stored === 'object' && stored !== null && 'savedAt' in stored ? stored.savedAt : undefined;
  if (typeof savedAt !== 'number' || isExpired(savedAt, now)) removeStored('local', quoteKey);
}
