import { brand } from '../../../../shared/brand.ts';
import { isRecord } from '../../../lib/is-record.ts';
import { createStoredValue } from '../../../lib/stored-value.ts';
import { dropPendingSignUp } from '../../account/index.ts';
import { storedResultTime } from '../state/quote-storage.ts';

/** Who is signed in here, and the time of the result that their account has too; null while that is not known. */
type AccountCopy = { userId: string; resultAt: number | null };

export const accountCopy = createStoredValue({
  area: 'local',
  key: `${brand.slug}.quote-account`,
  schema(stored): AccountCopy | undefined {
    if (!isRecord(stored) || typeof stored.userId !== 'string') return undefined;
    return { userId: stored.userId, resultAt: typeof stored.resultAt === 'number' ? stored.resultAt : null };
  },
});
/** In place of a time: there is no result. */
export const noResult = 0;

/**
 * Notes whose account this browser now works with. What another account has already leaves the browser, so that it
 * never reaches this one.
 */
export function openQuoteAccountSync(userId: string): void {
  if (accountCopy.read()?.userId === userId) return;
  closeQuoteAccountSync();
  accountCopy.write({ userId, resultAt: null });
}

/** Whether the account has the result that this browser holds. Without one there is nothing more to bring or fetch. */
export function isQuoteAccountSynced(userId: string): boolean {
  const copy = accountCopy.read();
  if (copy?.userId !== userId || copy.resultAt === null) return false;
  const resultAt = readResultAt();
  return resultAt === noResult || resultAt === copy.resultAt;
}

/**
 * Runs once someone is signed out, however that came. The quote leaves the browser when the account has it: the next
 * person here must not read it. One that no account has stays, because it would be lost.
 */
export function closeQuoteAccountSync(): void {
  const copy = accountCopy.read();
  if (!copy) return;
  if (copy.resultAt !== noResult && copy.resultAt === readResultAt()) storedResultTime.remove();
  dropPendingSignUp();
  accountCopy.remove();
}

/** When the result came that this browser holds, in epoch milliseconds. */
function readResultAt(): number {
  return storedResultTime.read() ?? noResult;
}
