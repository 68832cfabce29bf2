import { useEffect } from 'react';
import { findConfirmedId } from '../features/account/fields/is-confirmed.ts';
import { useAuth } from '../features/account/session/auth-context.ts';
import {
  closeQuoteAccountSync,
  isQuoteAccountSynced,
  openQuoteAccountSync,
} from '../features/quote/saving/quote-account-sync.ts';
import { createRetryingLoader } from '../lib/retrying-loader.ts';
import { useTracker } from '../lib/tracker.ts';

const loadSettling = createRetryingLoader(async () => {
  const [{ syncQuote }, { openProfileStore }] = await Promise.all([
    import('../features/quote/saving/sync-quote.ts'),
    import('../features/account/profile/store/profile-store.ts'),
  ]);
  return { syncQuote, openProfileStore };
});

/**
 * Brings a quote that was answered in this browser to the account of whoever signs in, by whatever way and in whichever
 * tab, and takes it off the browser when they sign out.
 */
export function QuoteKeeper() {
  const { client, state } = useAuth();
  const tracker = useTracker();
  const isSignedOut = state.status === 'signed-out';
  const userId = state.status === 'signed-in' ? state.user.id : undefined;
  const isServed = findConfirmedId(state) !== undefined;

  useEffect(() => {
    if (isSignedOut) closeQuoteAccountSync();
    if (userId === undefined) return;
    openQuoteAccountSync(userId);
    // An unconfirmed account keeps nothing.
    if (!isServed || isQuoteAccountSynced(userId)) return;
    loadSettling().then(
      ({ syncQuote, openProfileStore }) =>
        syncQuote({ auth: client, profiles: openProfileStore(client), tracker }),
      // The next page tries again.
      () => tracker.trackEvent({ name: 'quote_save_failed', value: 'not_loaded' }),
    );
  }, [client, tracker, isSignedOut, userId, isServed]);

  return null;
}
