import type { UserData } from '../../../../shared/quote/user-data.ts';
import type { Tracker } from '../../../lib/tracker.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import type { AuthClient } from '../../account/index.ts';
import { messages } from '../messages.ts';
import { storedResultTime } from '../state/quote-storage.ts';
import { loadQuote, saveQuote } from '../state/stored-quote.ts';
import { syncAccountQuote } from './sync-quote.ts';

/** The answers of this browser's quote. */
export function readFoundQuote(): UserData | undefined {
  return loadQuote(Date.now())?.result?.value.userData;
}

/** Saves the quote to the account as the newest one, or removes it from this browser. */
export async function decideQuote(isOwn: boolean, auth: AuthClient, tracker: Tracker): Promise<void> {
  const at = Date.now();
  const quote = loadQuote(at);
  if (!isOwn) storedResultTime.remove();
  else if (quote?.result) saveQuote({ ...quote, result: { ...quote.result, at } }, at);
  const isSynced = await syncAccountQuote(auth, tracker);
  if (isOwn && !isSynced) {
    toast.destructive({ title: messages.saving.askFailed, description: messages.saving.askAgain });
  }
}
