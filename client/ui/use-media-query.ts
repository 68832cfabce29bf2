import { useCallback, useSyncExternalStore } from 'react';

/** Whether the media query matches; false in prerendered HTML and in the first render, which must match it. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Whether the layout is below 48 rem, where `md:` styles begin. Like them, it follows the browser's text size. */
export function useIsCompact(): boolean {
  return useMediaQuery('not all and (min-width: 48rem)');
}
