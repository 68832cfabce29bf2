import { useLayoutEffect } from 'react';

/** When this part of the page goes with the focus inside, the heading of what takes its place gets the focus. */
export function useFocusPassing(part: { readonly current: HTMLElement | null }) {
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
