import { type ReactNode, useRef } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useIsSlow } from '../../../ui/feedback/use-is-slow.ts';
import { useFocusPassing } from './use-focus-passing.ts';

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
