import type { ProfileQuote } from '../../../shared/api/profile.ts';
import { prefetchQuoteFlow } from '../../app/home/quote-launcher.tsx';
import { accountPages } from '../../content/account-pages.ts';
import { ProtectedArea } from '../../features/account/index.ts';
import { Dashboard } from '../../features/dashboard/dashboard.tsx';
import { DashboardSkeleton } from '../../features/dashboard/dashboard-skeleton.tsx';
import { QuoteQuestion } from '../../features/quote/saving/quote-question.tsx';
import { NetworkError } from '../../lib/api-client.ts';
import type { PageModule } from '../../lib/page.ts';
import { createRetryingLoader } from '../../lib/retrying-loader.ts';

function DashboardPage() {
  return (
    <ProtectedArea title={accountPages.dashboard.heading} skeleton={<DashboardSkeleton />}>
      {({ user, profile }) => (
        <Dashboard
          user={user}
          profile={profile}
          openQuote={openQuote}
          startQuote={startQuote}
          question={<QuoteQuestion userId={user.id} hasQuote={profile.quote !== null} />}
        />
      )}
    </ProtectedArea>
  );
}

/** The quote flow's code is only needed by those who continue with their quote. */
const loadRestoring = createRetryingLoader(async () => {
  try {
    return await import('../../features/quote/state/restore-quote.ts');
  } catch (cause) {
    throw new NetworkError(cause, false);
  }
});

async function openQuote(quote: ProfileQuote, isReplacing: boolean) {
  prefetchQuoteFlow();
  const { restoreQuote } = await loadRestoring();
  return restoreQuote(quote, isReplacing);
}

async function startQuote() {
  prefetchQuoteFlow();
  const { startNewQuote } = await loadRestoring();
  startNewQuote();
}

export const page: PageModule = {
  Component: DashboardPage,
  meta: { ...accountPages.dashboard, robots: 'noindex' },
};
