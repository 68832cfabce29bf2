import { type Dispatch, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { findCoverageAmount } from '../../../../shared/quote/coverage-amounts.ts';
import type { QuoteAction } from './quote-state.ts';

/**
 * Takes over the amount that a link such as `/quote?coverage=500000` asks for. Once: the address stays while the flow
 * continues, and a reload must not undo what was chosen since. Anything that is not an option is ignored.
 */
export function useAskedCoverage(dollars: string | undefined, dispatch: Dispatch<QuoteAction>): void {
  const { state } = useLocation();
  // The flow marks every entry of the history that it has been on.
  const [asked] = useState(state === null && dollars !== undefined ? findCoverageAmount(dollars) : undefined);
  useEffect(() => {
    if (asked) dispatch({ type: 'typed', at: Date.now(), field: 'coverageAmount', value: asked });
  }, [asked, dispatch]);
}
