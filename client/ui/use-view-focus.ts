import { type RefObject, useEffect, useRef } from 'react';

/**
 * When what the page shows has changed, scrolls to its top and moves the focus to the heading. If the person changed it
 * from inside `steady`, such as a toggle, they keep their place. `view` is undefined until it's known.
 */
export function useViewFocus(view: string | undefined, steady?: RefObject<HTMLElement | null>): void {
  const shown = useRef(view);
  useEffect(() => {
    const before = shown.current;
    shown.current = view;
    if (before === undefined || before === view) return;
    if (!steady?.current?.contains(document.activeElement)) focusView();
  }, [view, steady]);
}

/** Moves the focus to the heading of what is shown: a panel's within the page, or else the page's. */
export function focusView(): void {
  window.scrollTo(0, 0);
  const heading =
    document.querySelector<HTMLElement>('main h2[tabindex]') ??
    document.querySelector<HTMLElement>('main h1');
  heading?.focus();
}
