import { useEffect, useState } from 'react';
import { useTracker } from '../../../lib/tracker.ts';
import { findConfirmedId, useAuth } from '../../account/index.ts';
import { syncAccountQuote } from './sync-quote.ts';

/**
 * Saves each result to the signed-in person's account once the account is confirmed. Returns whether the account has
 * the result of `resultAt` (epoch milliseconds). The result is in this browser's storage by the time the effect runs.
 */
export function useQuoteSaving(resultAt: number | undefined): boolean {
  const { client, state } = useAuth();
  const tracker = useTracker();
  const userId = findConfirmedId(state);
  const wanted = userId === undefined || resultAt === undefined ? undefined : `${userId} ${resultAt}`;
  const [saved, setSaved] = useState<string>();

  useEffect(() => {
    if (wanted === undefined) return;
    let isCurrent = true;
    void syncAccountQuote(client, tracker).then((isSettled) => {
      if (isCurrent && isSettled) setSaved(wanted);
    });
    return () => {
      isCurrent = false;
    };
  }, [wanted, client, tracker]);

  return wanted !== undefined && saved === wanted;
}
