import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A menu behind a button. Escape closes it and returns the focus to the button. Leaving the menu or
 * navigating closes it, too.
 */
export function useDisclosure<Container extends HTMLElement>() {
  const { key } = useLocation();
  // Each navigation has its own key, so the menu closes when the page changes.
  const [openOn, setOpenOn] = useState<string>();
  /** The part that opens. A press or focus outside of it closes it. */
  const container = useRef<Container>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = openOn === key;

  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const { signal } = listening;
    function closeOutside({ target }: Event) {
      if (target instanceof Node && !container.current?.contains(target)) setOpenOn(undefined);
    }
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      setOpenOn(undefined);
      button.current?.focus();
    }
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal });
    return () => listening.abort();
  }, [isOpen]);

  return { isOpen, toggle: () => setOpenOn(isOpen ? undefined : key), container, button };
}
