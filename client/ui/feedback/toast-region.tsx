import { CircleAlert, CircleCheck, X } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { Button, IconButton } from '../actions/button.tsx';
import { messages } from '../messages.ts';
import { type Corner, findCoveredFocus, findFreeCorner, findTop, uncoverFocus } from './find-free-corner.ts';
import { toast as pageToasts, type Toast, type ToastStore } from './toast-store.ts';

/**
 * Shows and announces the toast. F6 moves the focus to it and back. Base UI's toasts don't work here: they are
 * dialogs, and they hide an urgent one from assistive technology while its buttons can still take the focus.
 */
export function ToastRegion({ store = pageToasts }: { store?: ToastStore }) {
  const toast = useSyncExternalStore(store.subscribe, store.getToast, store.getToast);
  const region = useRef<HTMLElement>(null);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  // Live regions announce only what is added to them, so they must be on the page before the first message.
  const [isListening, setIsListening] = useState(false);
  useEffect(() => setIsListening(true), []);
  const { rememberFocus, returnFocus } = useFocusKey(region);
  const shown = isListening ? toast : undefined;
  const { edge, side, top } = useFreeCorner(region, shown?.id);
  useNewPage(store);

  function dismiss(id: number) {
    if (region.current?.contains(document.activeElement)) returnFocus();
    setIsPointedAt(false);
    store.dismiss(id);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    if (shown) dismiss(shown.id);
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
      style={edge === 'top' ? { top } : { bottom: margin }}
      className={`pointer-events-none fixed z-(--z-toast) max-md:inset-x-3 md:w-120 ${side === 'left' ? 'md:left-3' : 'md:right-3'} print:hidden`}
    >
      {(['destructive', 'success'] as const).map((tone) => (
        <div
          key={tone}
          role={tone === 'success' ? 'status' : 'alert'}
          // Set explicitly, because Base UI's dialogs don't hide elements with this attribute from screen readers.
          aria-live={tone === 'success' ? 'polite' : 'assertive'}
          aria-atomic="false"
          className="empty:hidden"
        >
          {shown?.tone === tone && (
            <ToastCard
              key={shown.id}
              toast={shown}
              isHeld={isPointedAt || hasFocus}
              onDismiss={() => dismiss(shown.id)}
            />
          )}
        </div>
      ))}
    </section>
  );
}

/** The distance from the window's edges, in pixels. */
const margin = 12;

/** Returns the corner where the toast hides the least, and updates it when the focus, the window, or the page changes. */
function useFreeCorner(region: { readonly current: HTMLElement | null }, toastId: number | undefined) {
  const [corner, setCorner] = useState<Corner & { top: number }>({ edge: 'bottom', side: 'left', top: 0 });

  useLayoutEffect(() => {
    if (toastId === undefined) return;
    function updateCorner() {
      const { current } = region;
      if (!current || current.contains(document.activeElement)) return;
      const found = findFreeCorner(current, current.getBoundingClientRect(), margin);
      setCorner({ ...found, top: findTop(margin) });
    }
    updateCorner();
    const ending = new AbortController();
    document.addEventListener('focusin', updateCorner, { signal: ending.signal });
    window.addEventListener('resize', updateCorner, { signal: ending.signal });
    function giveWay() {
      if (region.current && findCoveredFocus(region.current)) updateCorner();
    }
    // A form that says what is wrong moves its button, maybe under the toast. Scrolling does, too.
    const changes = new MutationObserver(giveWay);
    document.addEventListener('scroll', giveWay, { capture: true, signal: ending.signal });
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      ending.abort();
      changes.disconnect();
    };
  }, [region, toastId]);

  useEffect(() => {
    if (toastId !== undefined && region.current) uncoverFocus(region.current, corner, margin);
  }, [region, toastId, corner]);

  return corner;
}

/** Navigating makes a toast obsolete, except for one that appeared together with a redirect to another page. */
function useNewPage(store: ToastStore) {
  const { pathname } = useLocation();
  const isRedirect = useNavigationType() === 'REPLACE';
  const shown = useRef(pathname);
  // Before the effects of the new page, because they may have a message of their own.
  useLayoutEffect(() => {
    if (shown.current !== pathname && !isRedirect) store.clear();
    shown.current = pathname;
  }, [pathname, isRedirect, store]);
}

/** F6 moves the focus to the toast and, from inside, back to where it was. */
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

const readingMs = 6000;

type ToastCardProps = {
  toast: Toast;
  /** Keeps the toast on screen while it has the pointer or the focus. */
  isHeld: boolean;
  onDismiss: () => void;
};

/** One message. Unless it is the only place that shows a failure, it disappears after six seconds. */
export function ToastCard({ toast, isHeld, onDismiss }: ToastCardProps) {
  const isSuccess = toast.tone === 'success';
  const isBrief = isSuccess || toast.isShownElsewhere;
  const dismiss = useEffectEvent(onDismiss);
  const { action } = toast;

  useEffect(() => {
    if (!isBrief || isHeld) return;
    const timer = setTimeout(() => dismiss(), readingMs);
    return () => clearTimeout(timer);
  }, [isBrief, isHeld]);

  const Icon = isSuccess ? CircleCheck : CircleAlert;
  return (
    <div
      data-toast={toast.id}
      className={`pointer-events-auto grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3.5 min-[20rem]:grid-cols-[1.5rem_minmax(0,1fr)_auto] max-[20rem]:gap-2 rounded-[14px] border border-l-6 border-line bg-surface py-3 pr-2 pl-4 text-base leading-snug shadow-float ${isSuccess ? 'border-l-success-fill' : 'border-l-danger-fill'}`}
    >
      <Icon
        aria-hidden="true"
        className={`size-6 max-[20rem]:hidden ${isSuccess ? 'text-success-fill' : 'text-danger-fill'}`}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex-[1_1_11rem]">
          <p className="font-semibold text-ink">{toast.title}</p>
          {toast.description && <p className="wrap-anywhere">{toast.description}</p>}
        </div>
        {action && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              onDismiss();
              action.onPress();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton label={messages.dismiss(toast.title)} onClick={onDismiss}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
