import { type RefObject, useEffect, useEffectEvent } from 'react';

/** When the control that has the focus leaves the panel, the focus continues inside instead of falling out of it. */
export function useKeptFocus(panel: RefObject<HTMLElement | null>, takeFocus: () => void): void {
  const take = useEffectEvent(takeFocus);
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    let last: Element | null = null;
    const ending = new AbortController();
    const note = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    element.addEventListener('focusin', note, { signal: ending.signal });
    const changes = new MutationObserver(() => {
      if (last?.isConnected !== false) return;
      last = null;
      if (document.activeElement === document.body) take();
    });
    changes.observe(element, { childList: true, subtree: true });
    return () => {
      ending.abort();
      changes.disconnect();
    };
  }, [panel]);
}
