import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { findConfirmedId, useAuth } from '../features/account/index.ts';
import {
  endQuoteAccountSync,
  isQuoteAccountSynced,
  isQuoteUndecided,
  leaveQuote,
  startQuoteAccountSync,
} from '../features/quote/saving/quote-account-sync.ts';
import { storedResultTime } from '../features/quote/state/quote-storage.ts';
import { createRetryingLoader } from '../lib/retrying-loader.ts';
import { useTracker } from '../lib/tracker.ts';
import { listWaitingClicks } from '../lib/waiting-clicks.ts';
import { paths } from './paths.ts';

const loadSync = createRetryingLoader(() => import('../features/quote/saving/sync-quote.ts'));
const loadReferral = createRetryingLoader(() => import('../features/quote/result/referral.ts'));

/** The pages on the way from a quote into an account. */
const signInPaths = [paths.quote, paths.signIn, paths.authCallback, paths.onboarding];

/**
 * Sends clicks to carriers that the server doesn't have yet.
 * When someone signs in, in any way and in any tab, saves the quote from this browser to their account if it is surely
 * theirs. Removes it from the browser when they sign out.
 */
export function QuoteKeeper() {
  const { client, state } = useAuth();
  const tracker = useTracker();
  const { pathname } = useLocation();
  const { status } = state;
  const isSignedOut = status === 'signed-out';
  const userId = status === 'signed-in' ? state.user.id : undefined;
  const isServed = findConfirmedId(state) !== undefined;

  // Reading the value removes it once it has expired, even if the person never opens the quote again.
  useEffect(() => void storedResultTime.read(), []);

  useEffect(() => {
    // Until it's known who is signed in, a click can't count for anyone.
    if (status === 'loading' || listWaitingClicks().length === 0) return;
    loadReferral().then(
      ({ sendWaitingClicks }) => sendWaitingClicks(tracker, userId),
      // If loading fails, the next page tries again.
      () => tracker.trackEvent({ eventName: 'referral_log_failed', elementValue: 'not_loaded' }),
    );
  }, [tracker, status, userId]);

  useEffect(() => {
    if (isSignedOut) endQuoteAccountSync();
    if (userId === undefined) return;
    startQuoteAccountSync(userId);
    // An unconfirmed account can't store anything.
    if (!isServed || isQuoteUndecided(userId) || isQuoteAccountSynced(userId)) return;
    loadSync().then(
      ({ syncAccountQuote }) => syncAccountQuote(client, tracker),
      // If loading fails, the next page tries again.
      () => tracker.trackEvent({ eventName: 'quote_save_failed', elementValue: 'not_loaded' }),
    );
  }, [client, tracker, isSignedOut, userId, isServed]);

  // After the effect above, which still has to know where signing in began.
  useEffect(() => {
    if (!signInPaths.some((path) => pathname.startsWith(path))) leaveQuote();
  }, [pathname]);

  return null;
}
