import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { openingPage } from './messages.ts';

/** Most pages open sooner, in milliseconds, and need no note. */
const patienceMs = 500;

const AnnounceContext = createContext<(text: string) => void>(() => {
  // Outside of the provider (prerender, single-component tests) there is nowhere to announce.
});

let announceLate: ((text: string) => void) | undefined;

/** Adds one polite live region to the tree. `useAnnounce` returns the function that announces through it. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const [text, announce] = useState('');
  useEffect(() => {
    announceLate = announce;
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <p className={text === openingPage ? 'opening-note' : 'sr-only'} aria-live="polite">
        {text}
      </p>
    </AnnounceContext>
  );
}

/** Until a page's code has loaded, says so to everyone, because the previous page stays until the next one can be shown. */
export function noteOpening<T>(page: Promise<T>): Promise<T> {
  const timer = setTimeout(() => announceLate?.(openingPage), patienceMs);
  return page.finally(() => {
    clearTimeout(timer);
    announceLate?.('');
  });
}

export function useAnnounce(): (text: string) => void {
  return useContext(AnnounceContext);
}
