import { brand } from '../../../../shared/site/brand.data.ts';
import { isRecord } from '../../../lib/is-record.ts';
import { createStoredValue } from '../../../lib/stored-value.ts';
import { dropPendingSignUp } from '../../account/index.ts';
import { storedResultTime } from '../state/quote-storage.ts';

/**
 * The account that is signed in here, and the time of the result that the account has, too. Null until that is known.
 */
type SyncState = { userId: string; resultAt: number | null };

export const storedSyncState = createStoredValue({
  area: 'local',
  key: `${brand.slug}.quote-account`,
  schema(stored): SyncState | undefined {
    if (!isRecord(stored) || typeof stored.userId !== 'string') return undefined;
    return { userId: stored.userId, resultAt: typeof stored.resultAt === 'number' ? stored.resultAt : null };
  },
});
/** Used instead of a time when there is no result. */
export const noResult = 0;

/**
 * Stores which account this browser is working with. A quote that another account already has is removed from the
 * browser, so that it never reaches this account.
 */
export function startQuoteAccountSync(userId: string): void {
  if (storedSyncState.read()?.userId === userId) return;
  endQuoteAccountSync();
  storedSyncState.write({ userId, resultAt: null });
}

/**
 * Whether the account has the same result as this browser. If there is no result, there is nothing to upload or
 * download.
 */
export function isQuoteAccountSynced(userId: string): boolean {
  const copy = storedSyncState.read();
  if (copy?.userId !== userId || copy.resultAt === null) return false;
  const resultAt = loadResultAt();
  return resultAt === noResult || resultAt === copy.resultAt;
}

/**
 * Call it when someone has signed out, no matter how. If the account has the quote, the quote is removed from the
 * browser, so that the next person here can't see it. A quote that no account has stays, because it would be lost.
 */
export function endQuoteAccountSync(): void {
  const copy = storedSyncState.read();
  if (!copy) return;
  if (copy.resultAt !== noResult && copy.resultAt === loadResultAt()) storedResultTime.remove();
  dropPendingSignUp();
  storedSyncState.remove();
}

/** Returns when this browser's result was created, in epoch milliseconds. */
function loadResultAt(): number {
  return storedResultTime.read() ?? noResult;
}
