import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary, FailureNotice } from '../app/error-boundary.tsx';
import { focusHeading } from '../app/page-effects.tsx';
import { paths } from '../app/paths.ts';
import { readSessionId } from '../features/analytics/session-id.ts';
import { Spinner } from '../ui/spinner.tsx';

/** Fetches the quote flow's script ahead of the press that opens it. A failure shows when it is opened. */
export function prefetchQuoteFlow(): void {
  import('../features/quote/quote-overlay.tsx').catch(() => undefined);
}

const QuoteOverlay = lazy(() =>
  import('../features/quote/quote-overlay.tsx').then((module) => ({ default: module.QuoteOverlay })),
);

/** Shows the quote flow over the page while the address is `/quote`; closing it leads elsewhere. Only the client renders it. */
export function QuoteLauncher() {
  const { pathname, search } = useLocation();
  const isClient = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const isOpen = pathname === paths.quote;
  useFocusAfterClosing(isOpen);
  if (!isClient || !isOpen) return null;
  const interestSlug = new URLSearchParams(search).get('carrier') ?? undefined;
  return (
    <ErrorBoundary fallback={<QuoteFailed />}>
      <Suspense fallback={<QuoteLoading />}>
        <QuoteOverlay interestSlug={interestSlug} sessionId={readSessionId()} onClose={leaveToAddress} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** After a reload the flow has no opener to give the focus back to; the page's heading takes it. */
function useFocusAfterClosing(isOpen: boolean) {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) focusHeading();
    wasOpen.current = isOpen;
  }, [isOpen]);
}

function leaveToAddress() {
  // The address has changed by then, and the flow is shown by the address.
}

function subscribeToNothing() {
  return () => undefined;
}

function QuoteLoading() {
  return (
    <div role="status" className="fixed inset-0 z-(--z-overlay) grid place-items-center bg-surface">
      <Spinner />
      <span className="sr-only">Opening the quote form</span>
    </div>
  );
}

function QuoteFailed() {
  return (
    <div className="fixed inset-0 z-(--z-overlay) overflow-auto bg-surface">
      <div className="page-width section-y">
        <FailureNotice title="The quote form did not load" />
      </div>
    </div>
  );
}
