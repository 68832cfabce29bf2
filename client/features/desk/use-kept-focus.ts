import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus when what had it is gone, such as the button of a message that was answered: to the heading of the
 * section in its place, or to the page's own. Nothing scrolls, because people who use a pointer are looking elsewhere.
 */
export function useKeptFocus(
  content: RefObject<HTMLElement | null>,
  pageHeading: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const box = content.current;
    if (!box) return;
    let focused: { element: Element; place: number } | undefined;
    const listSections = () => [...box.querySelectorAll('section, article')];

    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const place = listSections().findIndex((section) => section.contains(target));
      focused = { element: target, place };
    };
    // Some browsers also report that the focus has left an element that is being removed.
    const forget = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (focused?.element === target && focused?.element.isConnected) focused = undefined;
      });
    const observer = new MutationObserver(() => {
      if (!focused || focused.element.isConnected) return;
      const { place } = focused;
      focused = undefined;
      if (document.activeElement !== document.body) return;
      const sections = listSections();
      const heading = (sections[place] ?? sections[place - 1])?.querySelector('h2');
      if (heading) focusOnce(heading);
      else pageHeading.current?.focus({ preventScroll: true });
    });

    box.addEventListener('focusin', remember);
    box.addEventListener('focusout', forget);
    observer.observe(box, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('focusin', remember);
      box.removeEventListener('focusout', forget);
    };
  }, [content, pageHeading]);
}

function focusOnce(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  heading.focus({ preventScroll: true });
}
