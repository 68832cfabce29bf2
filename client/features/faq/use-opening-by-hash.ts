import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Whenever someone navigates to an answer's URL, opens the answer and moves the focus to its question. */
export function useOpeningByHash(items: readonly { id: string }[]): void {
  const { hash, key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: navigating to the same URL again has another key.
  useEffect(() => {
    const item = items.find(({ id }) => hash === `#${id}`);
    const answer = item && document.getElementById(item.id);
    if (!(answer instanceof HTMLDetailsElement)) return;
    answer.open = true;
    answer.querySelector('summary')?.focus({ preventScroll: true });
    answer.scrollIntoView({ block: 'start' });
  }, [items, hash, key]);
}
