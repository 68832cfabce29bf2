import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** Milliseconds of waiting after which somebody is told that it is not their fault, and may ask again. */
const patienceMs = 6000;

type AreaWaitingProps = { title: string; skeleton: ReactNode; onRetry: () => void };

/** Until it is known who is here and what their profile holds. */
export function AreaWaiting({ title, skeleton, onRetry }: AreaWaitingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isSlow = useIsSlow();
  useFocusPassing(heading);
  return (
    <div aria-busy="true">
      <h1 ref={heading} tabIndex={-1} className="font-display text-display-lg">
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

function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}

/** Whoever was brought to this heading is brought to the one that takes its place. */
function useFocusPassing(heading: { readonly current: HTMLElement | null }) {
  useLayoutEffect(() => {
    const { current } = heading;
    return () => {
      if (document.activeElement !== current) return;
      queueMicrotask(() => {
        if (current?.isConnected) return;
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      });
    };
  }, [heading]);
}
