import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Whenever the screen changes, scrolls to the top and moves the focus to the heading, or to the element with `returnId`
 * if there is one. On the first screen, the dialog focuses the heading itself.
 */
export function useScreenFocus(
  root: RefObject<HTMLElement | null>,
  place: string,
  headingId: string,
  returnId: string | undefined,
): void {
  const shownPlace = useRef(place);
  // Must run synchronously with the change, because the dialog takes the focus if it stays lost for longer.
  useLayoutEffect(() => {
    if (shownPlace.current === place) return;
    shownPlace.current = place;
    const target = returnId === undefined ? null : document.getElementById(returnId);
    if (target) {
      target.focus({ preventScroll: true });
      target.scrollIntoView({ block: 'center' });
      return;
    }
    root.current?.scrollIntoView({ block: 'start' });
    document.getElementById(headingId)?.focus({ preventScroll: true });
  }, [root, place, headingId, returnId]);
}
