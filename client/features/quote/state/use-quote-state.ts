import { useEffect, useReducer, useRef, useState } from 'react';
import { followStoredValue } from '../../../lib/follow-stored-value.ts';
import { quoteStorage } from './quote-storage.ts';
import { createQuoteState, reduceQuote } from './reduce-quote.ts';
import { loadQuote, saveQuote } from './stored-quote.ts';

/**
 * The state machine, stored in local storage: it is restored from there, saved there, and updated with other tabs'
 * changes. `isKept` is false once the browser has refused to store it. After `forget`, nothing is stored anymore.
 */
export function useQuoteState() {
  const [state, dispatch] = useReducer(reduceQuote, undefined, () => createQuoteState(loadQuote(Date.now())));
  const [isKept, setIsKept] = useState(true);
  const isForgotten = useRef(false);

  useEffect(() => {
    if (isForgotten.current) return;
    setIsKept(saveQuote(state.quote, Date.now()));
  }, [state.quote]);

  useEffect(() => {
    return followStoredValue(quoteStorage.key, () => {
      const at = Date.now();
      const quote = loadQuote(at);
      if (quote) dispatch({ type: 'adopted', at, quote });
    });
  }, []);

  return {
    state,
    dispatch,
    isKept,
    forget() {
      isForgotten.current = true;
    },
  };
}
