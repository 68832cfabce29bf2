import { type RefObject, useEffect, useRef } from 'react';

/**
 * When the content of the page changes, scrolls to the top and moves the focus to the heading. If the person changed it
 * with a control inside `steady`, such as a toggle, scroll position and focus stay. `view` is undefined until it's
 * known.
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

/**
 * Moves the focus to the heading of what is shown: the heading of a panel within the page or, without one, the page's.
 */
export function focusView(): void {
  window.scrollTo(0, 0);
  const heading =
    document.querySelector<HTMLElement>('main h2[tabindex]') ??
    document.querySelector<HTMLElement>('main h1');
  heading?.focus();
}
