import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Takes the view to the top and the focus to the heading whenever the screen changes, or to `returnId`'s element
 * when there is one. The first screen is left to the dialog, which focuses the heading itself.
 */
export function useScreenFocus(
  root: RefObject<HTMLElement | null>,
  place: string,
  headingId: string,
  returnId: string | undefined,
): void {
  const shownPlace = useRef(place);
  // In the same turn as the change: the dialog takes a focus that stays lost for longer.
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
