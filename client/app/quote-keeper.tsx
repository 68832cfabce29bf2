import { useEffect } from 'react';
import { findConfirmedId, useAuth } from '../features/account/index.ts';
import {
  closeQuoteAccountSync,
  isQuoteAccountSynced,
  openQuoteAccountSync,
} from '../features/quote/saving/quote-account-sync.ts';
import { storedResultTime } from '../features/quote/state/quote-storage.ts';
import { createRetryingLoader } from '../lib/retrying-loader.ts';
import { useTracker } from '../lib/tracker.ts';

const loadSync = createRetryingLoader(() => import('../features/quote/saving/sync-quote.ts'));

/**
 * Saves a quote that was answered in this browser to the account of the person who signs in, in any way and in any tab,
 * and removes it from the browser when they sign out.
 */
export function QuoteKeeper() {
  const { client, state } = useAuth();
  const tracker = useTracker();
  const isSignedOut = state.status === 'signed-out';
  const userId = state.status === 'signed-in' ? state.user.id : undefined;
  const isServed = findConfirmedId(state) !== undefined;

  // Reading removes what has expired, even for people who never open the quote again.
  useEffect(() => void storedResultTime.read(), []);

  useEffect(() => {
    if (isSignedOut) closeQuoteAccountSync();
    if (userId === undefined) return;
    openQuoteAccountSync(userId);
    // An unconfirmed account stores nothing.
    if (!isServed || isQuoteAccountSynced(userId)) return;
    loadSync().then(
      ({ syncAccountQuote }) => syncAccountQuote(client, tracker),
      // The next page tries again.
      () => tracker.trackEvent({ name: 'quote_save_failed', value: 'not_loaded' }),
    );
  }, [client, tracker, isSignedOut, userId, isServed]);

  return null;
}
