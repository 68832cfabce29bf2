import { brand } from '../../../../shared/brand.ts';
import { readStored, removeStored, writeStored } from '../../../lib/storage.ts';
import { dropPendingSignUp } from '../../account/index.ts';
import { quoteKey } from '../state/quote-storage.ts';

/** Who is signed in here, and the time of the result that their account has too; null while that is not known. */
type AccountCopy = { userId: string; resultAt: number | null };

const key = `${brand.slug}.quote-account`;
/** In place of a time: there is no result. */
const noResult = 0;

/**
 * Notes whose account this browser now works with. What another account has already leaves the browser, so that it
 * never reaches this one.
 */
export function openQuoteAccountSync(userId: string): void {
  if (readCopy()?.userId === userId) return;
  closeQuoteAccountSync();
  writeStored('local', key, { userId, resultAt: null });
}

/** Notes that the account has the result of this time, in epoch milliseconds; undefined when there is none. */
export function settleQuoteAccountSync(userId: string, resultAt: number | undefined): void {
  if (readCopy()?.userId === userId) writeStored('local', key, { userId, resultAt: resultAt ?? noResult });
}

/** Whether the account has the result that this browser holds. Without one there is nothing more to bring or fetch. */
export function isQuoteAccountSynced(userId: string): boolean {
  const copy = readCopy();
  if (copy?.userId !== userId || copy.resultAt === null) return false;
  const resultAt = readResultAt();
  return resultAt === noResult || resultAt === copy.resultAt;
}

/**
 * Runs once somebody is signed out, however that came. The quote leaves the browser when the account has it: the next
 * person here must not read it. One that no account has stays, because it would be lost.
 */
export function closeQuoteAccountSync(): void {
  const copy = readCopy();
  if (!copy) return;
  if (copy.resultAt !== noResult && copy.resultAt === readResultAt()) removeStored('local', quoteKey);
  dropPendingSignUp();
  removeStored('local', key);
}

function readCopy(): AccountCopy | undefined {
  const stored = readStored('local', key);
  if (!isRecord(stored) || typeof stored.userId !== 'string') return undefined;
  return { userId: stored.userId, resultAt: typeof stored.resultAt === 'number' ? stored.resultAt : null };
}

/** Without the schema that checks a whole quote: every page asks this. */
function readResultAt(): number {
  const stored = readStored('local', quoteKey);
  const quote = isRecord(stored) ? stored.quote : undefined;
  const result = isRecord(quote) ? quote.result : undefined;
  return isRecord(result) && typeof result.at === 'number' ? result.at : noResult;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
