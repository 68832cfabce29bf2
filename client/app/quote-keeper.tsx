import { useEffect } from 'react';
import {
  closeAccountCopy,
  isAccountCopySettled,
  openAccountCopy,
} from '../features/quote/account/account-copy.ts';
import { useAuth } from '../lib/auth/auth-context.ts';
import { createRetryingLoader } from '../lib/retrying-loader.ts';
import { useTracker } from '../lib/tracker.ts';

const loadSettling = createRetryingLoader(async () => {
  const [{ settleQuote }, { openProfileStore }] = await Promise.all([
    import('../features/quote/account/settle-quote.ts'),
    import('../lib/profile/profile-store.ts'),
  ]);
  return { settleQuote, openProfileStore };
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

  useEffect(() => {
    if (isSignedOut) closeAccountCopy();
    if (userId === undefined) return;
    openAccountCopy(userId);
    if (isAccountCopySettled(userId)) return;
    loadSettling().then(
      ({ settleQuote, openProfileStore }) =>
        settleQuote({ auth: client, profiles: openProfileStore(client), tracker }),
      // The next page tries again.
      () => tracker.trackEvent({ name: 'quote_save_failed', value: 'not_loaded' }),
    );
  }, [client, tracker, isSignedOut, userId]);

  return null;
}
