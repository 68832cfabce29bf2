import { useSyncExternalStore } from 'react';

/** False in prerendered HTML and in the first render, which must match it; true after that. */
export function useIsClient(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

/** For what never changes. */
export function subscribeToNothing() {
  return () => undefined;
}
