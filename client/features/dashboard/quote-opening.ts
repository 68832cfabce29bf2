import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ProfileQuote } from '../../../shared/api/profile.ts';
import { paths } from '../../app/paths.ts';
import { useAttempt } from '../../ui/feedback/use-attempt.ts';
import { messages } from './dashboard-messages.ts';

/**
 * Loads the account's quote into this browser's quote flow. `conflict` means that there is a newer one, which is only
 * replaced with `isReplacing`. `not-kept` means that the browser can't store anything.
 */
export type QuoteOpener = (
  quote: ProfileQuote,
  isReplacing: boolean,
) => Promise<'restored' | 'conflict' | 'not-kept'>;

/** Makes room for another quote in this browser. */
export type QuoteStarter = () => Promise<void>;

const failureTitle = messages.opening.failed;

/**
 * Opens the quote's summary. `hasConflict` means that the person must first decide what happens to another quote on this
 * device.
 */
export function useQuoteOpening(quote: ProfileQuote, openQuote: QuoteOpener) {
  const navigate = useNavigate();
  const { isBusy, attempt, refuse } = useAttempt();
  const [hasConflict, setHasConflict] = useState(false);

  function open(isReplacing = false) {
    void attempt({
      failureTitle,
      async work() {
        const outcome = await openQuote(quote, isReplacing);
        setHasConflict(outcome === 'conflict');
        if (outcome === 'restored') navigate(paths.quote);
        if (outcome === 'not-kept') {
          refuse(failureTitle, messages.opening.notKept);
        }
      },
    });
  }

  return { isBusy, hasConflict, open };
}

/** Opens the quote flow for another quote. */
export function useQuoteStart(startQuote: QuoteStarter) {
  const navigate = useNavigate();
  const { isBusy, attempt } = useAttempt();

  function start() {
    void attempt({
      failureTitle: messages.opening.notStarted,
      async work() {
        await startQuote();
        navigate(paths.quote);
      },
    });
  }

  return { isBusy, start };
}
