import { Suspense, use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { createRetryingLoader } from '../../lib/retrying-loader.ts';
import { useIsClient } from '../../lib/use-is-client.ts';
import { ButtonLink } from '../../ui/actions/link.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { ErrorBoundary, FailureNotice } from '../error-boundary.tsx';
import * as messages from '../messages.ts';
import { focusHeading } from '../page-effects.tsx';
import { paths } from '../paths.ts';

const loadQuoteFlow = createRetryingLoader(async () => {
  const [{ QuoteOverlay }, { getQuoteContext }] = await Promise.all([
    import('../../features/quote/quote-overlay.tsx'),
    import('./quote-context.ts'),
  ]);
  return { QuoteOverlay, getQuoteContext };
});

/** Fetches the quote flow's script early, before anyone opens it. A failure shows only if the flow is then opened. */
export function prefetchQuoteFlow(): void {
  loadQuoteFlow().catch(() => undefined);
}

/**
 * Shows the quote flow over the page while the path is `/quote`. Closing it navigates away. Rendered only on the
 * client.
 */
export function QuoteLauncher() {
  const { pathname, search } = useLocation();
  const isClient = useIsClient();
  const isOpen = pathname === paths.quote;
  useFocusAfterClosing(isOpen);
  if (!isClient || !isOpen) return null;
  const parameters = new URLSearchParams(search);
  return (
    <ErrorBoundary fallback={<QuoteFailed />}>
      <Suspense fallback={<QuoteLoading />}>
        <LoadedQuoteFlow
          interestSlug={parameters.get('carrier') ?? undefined}
          askedCoverage={parameters.get('coverage') ?? undefined}
        />
      </Suspense>
    </ErrorBoundary>
  );
}

/** What the URL asks of the flow: the carrier whose page the visitor came from, and an amount of coverage. */
type Asked = { interestSlug: string | undefined; askedCoverage: string | undefined };

function LoadedQuoteFlow(asked: Asked) {
  const { QuoteOverlay, getQuoteContext } = use(loadQuoteFlow());
  return <QuoteOverlay {...asked} {...getQuoteContext()} onClose={leaveToAddress} />;
}

/** After a reload, there is no opener to return the focus to, so the page's heading gets it. */
function useFocusAfterClosing(isOpen: boolean) {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) focusHeading();
    wasOpen.current = isOpen;
  }, [isOpen]);
}

function leaveToAddress() {
  // The address has already changed, which shows the flow.
}

function QuoteLoading() {
  return (
    <div
      role="status"
      className="fixed inset-0 z-(--z-overlay) flex items-center justify-center gap-2.5 bg-surface px-5"
    >
      <Spinner /> {messages.openingQuote}
    </div>
  );
}

function QuoteFailed() {
  return (
    <div className="fixed inset-0 z-(--z-overlay) overflow-auto bg-surface">
      <div className="page-width section-y">
        <FailureNotice title={messages.quoteFailed}>
          <ButtonLink to={paths.home} variant="secondary">
            {messages.close}
          </ButtonLink>
        </FailureNotice>
      </div>
    </div>
  );
}
