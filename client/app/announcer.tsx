import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

const AnnounceContext = createContext<(text: string) => void>(() => {
  // Outside of the provider (prerender, single-component tests) there is nowhere to announce.
});

/** Adds one polite live region to the tree. `useAnnounce` returns the function that announces through it. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const [text, setText] = useState('');
  const announce = useCallback((next: string) => setText(next), []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <p className="sr-only" aria-live="polite">
        {text}
      </p>
    </AnnounceContext>
  );
}

export function useAnnounce(): (text: string) => void {
  return useContext(AnnounceContext);
}
