import { brand } from '../../../../shared/site/brand.data.ts';
import { isRecord } from '../../../lib/is-record.ts';
import { createStoredValue } from '../../../lib/stored-value.ts';
import { dropPendingSignUp } from '../../account/index.ts';
import { storedResultTime } from '../state/quote-storage.ts';

/**
 * The account that is signed in here, and the time of the result that the account has, too. Null until that is known.
 * `foundAt` is the time of a result that someone made here before, and that may be someone else's.
 */
type SyncState = { userId: string; resultAt: number | null; foundAt?: number };

export const syncStateKey = `${brand.slug}.quote-account`;
export const storedSyncState = createStoredValue({
  area: 'local',
  key: syncStateKey,
  schema(stored): SyncState | undefined {
    if (!isRecord(stored) || typeof stored.userId !== 'string') return undefined;
    const { userId, resultAt, foundAt } = stored;
    return {
      userId,
      resultAt: typeof resultAt === 'number' ? resultAt : null,
      ...(typeof foundAt === 'number' && { foundAt }),
    };
  },
});
/** The time of the result on whose own pages this tab began to sign in or sign up. */
const storedOrigin = createStoredValue({
  area: 'session',
  key: `${brand.slug}.quote-origin`,
  schema: (stored) => (typeof stored === 'number' ? stored : undefined),
});
/** Used instead of a time when there is no result. */
export const noResult = 0;

/**
 * Stores which account this browser is working with. A quote that another account already has is removed from the
 * browser, so that it never reaches this account.
 */
export function startQuoteAccountSync(userId: string): void {
  const copy = storedSyncState.read();
  // Another tab can have been faster than the one where signing in began.
  const isOrigin = isQuoteUndecided(userId) && !isQuoteFound();
  if (copy?.userId === userId && !isOrigin) return;
  if (!isOrigin) endQuoteAccountSync();
  storedSyncState.write({ userId, resultAt: null, ...(isQuoteFound() && { foundAt: loadResultAt() }) });
}

/** Whether this browser has a result, and signing in or up didn't begin on its own pages in this tab. */
export function isQuoteFound(): boolean {
  const resultAt = loadResultAt();
  return resultAt !== noResult && resultAt !== storedOrigin.read();
}

/** Whether the person has to say first whose quote it is. It belongs to no account until then. */
export function isQuoteUndecided(userId: string): boolean {
  const copy = storedSyncState.read();
  return copy?.userId === userId && copy.resultAt === null && copy.foundAt === loadResultAt();
}

/** Call it when signing in or up begins on the pages of the quote with this result. */
export function beginFromQuote(resultAt: number): void {
  storedOrigin.write(resultAt);
}

/** Call it on a page that neither belongs to a quote nor signs anyone in. */
export function leaveQuote(): void {
  storedOrigin.remove();
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
