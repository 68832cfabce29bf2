import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { LoadingNote, ProfileFailed } from '../fields/view-parts.tsx';
import { messages } from './messages.ts';

/** The `main` element of pages for signed-in people. */
export function AreaFrame({ children }: { children: ReactNode }) {
  return (
    <main id="main" className="min-h-[36rem] border-t border-line bg-surface-mist">
      <div className="page-width pt-8 pb-16 md:pt-12 md:pb-20">{children}</div>
    </main>
  );
}

type AreaWaitingProps = { title: string; skeleton?: ReactNode; onRetry: () => void };

/** Shown until the account and its profile have loaded. */
export function AreaWaiting({ title, skeleton, onRetry }: AreaWaitingProps) {
  const part = useRef<HTMLDivElement>(null);
  useFocusPassing(part);
  return (
    <div ref={part} aria-busy="true">
      <h1 tabIndex={-1} className="font-display text-display-lg">
        {title}
      </h1>
      <LoadingNote label={messages.loading} withoutScripts={messages.withoutScripts} onRetry={onRetry} />
      {skeleton}
    </div>
  );
}

export function AreaFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const part = useRef<HTMLDivElement>(null);
  useFocusPassing(part);
  return (
    <div ref={part}>
      <ProfileFailed error={error} onRetry={onRetry} />
    </div>
  );
}

/** If this part of the page is removed while it has the focus, the heading of its replacement gets the focus. */
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
