import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { messages } from '../messages.ts';
import { ToastCard } from './toast-card.tsx';
import { toast as pageToasts, type ToastStore } from './toast-store.ts';

/**
 * Shows the toasts and has them announced. F6 moves to them and back. Not Base UI's toasts, because those are dialogs,
 * and hide an urgent one from assistive technology while its buttons can still be focused.
 */
export function ToastRegion({ store = pageToasts }: { store?: ToastStore }) {
  const toasts = useSyncExternalStore(store.subscribe, store.getToasts, store.getToasts);
  const region = useRef<HTMLElement>(null);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  // Live regions announce what is added to them, so they must be on the page before their first message.
  const [isListening, setIsListening] = useState(false);
  useEffect(() => setIsListening(true), []);
  const { rememberFocus, returnFocus } = useFocusKey(region);
  const shown = isListening ? toasts : [];

  function dismiss(id: number) {
    const card = region.current?.querySelector(`[data-toast="${id}"]`);
    if (card?.contains(document.activeElement)) returnFocus();
    if (toasts.length === 1) setIsPointedAt(false);
    store.dismiss(id);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !(event.target instanceof Element)) return;
    const card = event.target.closest('[data-toast]');
    if (card) dismiss(Number(card.getAttribute('data-toast')));
    event.stopPropagation();
  }

  function handleFocus(event: FocusEvent) {
    rememberFocus(event.relatedTarget);
    setHasFocus(true);
  }

  return (
    <section
      ref={region}
      aria-label={messages.notifications}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={handleFocus}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setHasFocus(false);
      }}
      onKeyDown={handleKeyDown}
      className="pointer-events-none fixed inset-x-3 top-3 z-(--z-toast) [:root:has([data-sticky-bar])_&]:max-md:top-19 grid gap-3 md:top-auto md:right-auto md:bottom-6 md:left-6 md:w-120 [:root:has([data-beside-form])_&]:md:right-6 [:root:has([data-beside-form])_&]:md:left-auto [:root:has([data-beside-form])_&]:md:w-[min(30rem,calc(41vw-3rem))]"
    >
      {(['destructive', 'success'] as const).map((tone) => (
        <div
          key={tone}
          role={tone === 'success' ? 'status' : 'alert'}
          // Explicit, because Base UI's dialogs don't hide elements with this attribute from screen readers.
          aria-live={tone === 'success' ? 'polite' : 'assertive'}
          aria-atomic="false"
          className="grid gap-3 empty:hidden"
        >
          {shown
            .filter((message) => message.tone === tone)
            .map((message) => (
              <ToastCard
                key={message.id}
                toast={message}
                isHeld={isPointedAt || hasFocus}
                onDismiss={() => dismiss(message.id)}
              />
            ))}
        </div>
      ))}
    </section>
  );
}

/** F6 moves the focus to the first toast and, from inside, back to where it was. */
function useFocusKey(region: { readonly current: HTMLElement | null }) {
  const previous = useRef<HTMLElement | null>(null);

  function rememberFocus(from: EventTarget | null) {
    if (from instanceof HTMLElement && !region.current?.contains(from)) previous.current = from;
  }

  function returnFocus() {
    previous.current?.focus();
    previous.current = null;
  }

  useEffect(() => {
    function handleKey(event: globalThis.KeyboardEvent) {
      const button = region.current?.querySelector('button');
      if (event.key !== 'F6' || !button) return;
      event.preventDefault();
      if (region.current?.contains(document.activeElement)) previous.current?.focus();
      else button.focus();
    }
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [region]);

  return { rememberFocus, returnFocus };
}
