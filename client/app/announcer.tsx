import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { openingPage } from './messages.ts';

/** Most pages open sooner, in milliseconds, and need no note. */
const patienceMs = 500;

const AnnounceContext = createContext<(text: string) => void>(() => {
  // Outside of the provider (prerender, single-component tests) there is nowhere to announce.
});

let showOpening: ((isOpening: boolean) => void) | undefined;

/** Adds one polite live region to the tree. `useAnnounce` returns the function that announces through it. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const [text, setText] = useState('');
  const [isOpening, setIsOpening] = useState(false);
  const announce = useCallback((next: string) => setText(next), []);
  useEffect(() => {
    showOpening = setIsOpening;
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <p className={isOpening ? 'opening-note' : 'sr-only'} aria-live="polite">
        {isOpening ? openingPage : text}
      </p>
    </AnnounceContext>
  );
}

/** Until a page's code has loaded, says so, because the previous page stays until the next one can be shown. */
export function noteOpening<T>(page: Promise<T>): Promise<T> {
  const timer = setTimeout(() => showOpening?.(true), patienceMs);
  return page.finally(() => {
    clearTimeout(timer);
    showOpening?.(false);
  });
}

export function useAnnounce(): (text: string) => void {
  return useContext(AnnounceContext);
}
