import { type RefObject, useEffect, useRef } from 'react';
import { focusView } from './panel-heading.tsx';

/**
 * Takes the focus to the heading when what the page shows has changed. Whoever changed it from inside `steady` (the
 * toggle) keeps their place.
 */
export function useViewFocus(place: string | undefined, steady: RefObject<HTMLElement | null>): void {
  const shown = useRef<string | undefined>(undefined);
  useEffect(() => {
    const before = shown.current;
    shown.current = place;
    if (before === undefined || before === place) return;
    if (!steady.current?.contains(document.activeElement)) focusView();
  }, [place, steady]);
}
