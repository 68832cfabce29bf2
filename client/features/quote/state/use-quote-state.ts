import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react';
import { createQuoteState, type QuoteAction, type QuoteState, reduceQuote } from './quote-state.ts';
import { quoteKey } from './quote-storage.ts';
import { readQuote, saveQuote } from './stored-quote.ts';

/**
 * The state machine, kept in local storage: resumed from there, saved there, and following other tabs' changes.
 * `isKept` is false once the browser refused to store it. After `forget` nothing is stored any more.
 */
export function useQuoteState(): {
  state: QuoteState;
  dispatch: Dispatch<QuoteAction>;
  isKept: boolean;
  forget: () => void;
} {
  const [state, dispatch] = useReducer(reduceQuote, undefined, () => createQuoteState(readQuote(Date.now())));
  const [isKept, setIsKept] = useState(true);
  const isForgotten = useRef(false);

  useEffect(() => {
    if (isForgotten.current) return;
    setIsKept(saveQuote(state.quote, Date.now()));
  }, [state.quote]);

  useEffect(() => {
    function follow(event: StorageEvent) {
      // A null key means that everything was cleared; what is on screen stays until it is changed here.
      if (event.key !== quoteKey) return;
      const at = Date.now();
      const quote = readQuote(at);
      if (quote) dispatch({ type: 'adopted', at, quote });
    }
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
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
