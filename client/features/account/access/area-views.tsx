import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useIsSlow } from '../../../ui/feedback/use-is-slow.ts';

/** The `main` of the pages for people who are signed in. */
export function AreaFrame({ children }: { children: ReactNode }) {
  return (
    <main id="main" className="min-h-[36rem] border-t border-line bg-surface-mist">
      <div className="page-width pt-8 pb-16 md:pt-12 md:pb-20">{children}</div>
    </main>
  );
}

type AreaWaitingProps = { title: string; skeleton?: ReactNode; onRetry: () => void };

/** Until it is known who is here and what their profile holds. */
export function AreaWaiting({ title, skeleton, onRetry }: AreaWaitingProps) {
  const part = useRef<HTMLDivElement>(null);
  const isSlow = useIsSlow();
  useFocusPassing(part);
  return (
    <div ref={part} aria-busy="true">
      <h1 tabIndex={-1} className="font-display text-display-lg">
        {title}
      </h1>
      <div role="status" className="mt-3.5 flex min-h-7 flex-wrap items-center gap-x-3 gap-y-2">
        <Spinner />
        {isSlow ? 'The server has not answered yet. Please check your connection.' : 'Loading your account'}
        {isSlow && (
          <Button variant="secondary" size="sm" onClick={onRetry}>
            Try again
          </Button>
        )}
      </div>
      <noscript>
        <p className="mt-4 font-medium text-danger">
          Your account needs JavaScript. Please allow it for this site and reload the page.
        </p>
      </noscript>
      {skeleton}
    </div>
  );
}

export function AreaFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const part = useRef<HTMLDivElement>(null);
  useFocusPassing(part);
  return (
    <div ref={part} role="alert">
      <h1 tabIndex={-1} className="font-display text-display-md">
        Failed to load profile data.
      </h1>
      <p className="mt-3 mb-7 max-w-prose">{error.message}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}

/** When this part of the page goes with the focus inside, the heading of what takes its place gets the focus. */
function useFocusPassing(part: { readonly current: HTMLElement | null }) {
  useLayoutEffect(() => {
    const { current } = part;
    return () => {
      if (!current?.contains(document.activeElement)) return;
      queueMicrotask(() => {
        if (!current.isConnected)
          document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      });
    };
  }, [part]);
}
