import { type Dispatch, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { findCoverageAmount } from '../../../../shared/quote/coverage-amounts.ts';
import type { QuoteAction } from './quote-state.ts';

/**
 * Applies the amount in a link such as `/quote?coverage=500000`. This happens only once, because the URL stays the same
 * while the flow continues, and a reload must not undo later choices. Anything that isn't an option is ignored.
 */
export function useAskedCoverage(dollars: string | undefined, dispatch: Dispatch<QuoteAction>): void {
  const { state } = useLocation();
  // The flow marks each of its history entries.
  const [asked] = useState(state === null && dollars !== undefined ? findCoverageAmount(dollars) : undefined);
  useEffect(() => {
    if (asked) dispatch({ type: 'typed', at: Date.now(), field: 'coverageAmount', value: asked });
  }, [asked, dispatch]);
}
