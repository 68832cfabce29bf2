import { useEffect, useState, useSyncExternalStore } from 'react';
import type { UserData } from '../../../../shared/quote/user-data.ts';
import { followStoredValue } from '../../../lib/follow-stored-value.ts';
import { createRetryingLoader } from '../../../lib/retrying-loader.ts';
import { useTracker } from '../../../lib/tracker.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useAuth } from '../../account/index.ts';
import { messages } from '../messages.ts';
import { isQuoteUndecided, syncStateKey } from './quote-account-sync.ts';

/** Its schemas are only needed by those who are asked. */
const loadFound = createRetryingLoader(() => import('./found-quote.ts'));
const follow = (listener: () => void) => followStoredValue(syncStateKey, listener);
const words = messages.saving;

/** Asks whose quote it is that was made in this browser before this person signed in. Shows whose answers they are. */
export function QuoteQuestion({ userId, hasQuote }: { userId: string; hasQuote: boolean }) {
  const { client } = useAuth();
  const tracker = useTracker();
  const isUndecided = useSyncExternalStore(
    follow,
    () => isQuoteUndecided(userId),
    () => false,
  );
  const [found, setFound] = useState<UserData>();
  const [isDeciding, setIsDeciding] = useState(false);

  useEffect(() => {
    if (!isUndecided) return;
    loadFound().then(
      ({ readFoundQuote }) => setFound(readFoundQuote()),
      // Nothing is lost: the quote stays, and the next page asks.
      () => undefined,
    );
  }, [isUndecided]);

  if (!found || !(isUndecided || isDeciding)) return null;
  const decide = async (isOwn: boolean) => {
    setIsDeciding(true);
    const { decideQuote } = await loadFound();
    await decideQuote(isOwn, client, tracker);
    setFound(undefined);
  };
  const { name, age, state, coverageAmount } = found;
  return (
    <section
      aria-labelledby="quote-question"
      className="mt-8 rounded-card border border-line bg-surface p-5.5 md:p-8"
    >
      <h2 id="quote-question" className="font-display text-h3">
        {words.askTitle}
      </h2>
      <p className="mt-2 max-w-prose wrap-anywhere">
        {`${words.ask(name, age, state, coverageAmount)} ${hasQuote ? words.askReplaces : ''}`}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button isBusy={isDeciding} onClick={() => void decide(true)}>
          {words.askYes}
        </Button>
        <Button variant="secondary" isBusy={isDeciding} onClick={() => void decide(false)}>
          {words.askNo}
        </Button>
      </div>
    </section>
  );
}
