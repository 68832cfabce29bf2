type ToastAction = { label: string; onPress: () => void };
type ToastMessage = {
  title: string;
  description?: string | undefined;
  action?: ToastAction | undefined;
};
type Failure = ToastMessage & {
  /** Set when the page shows the same until it's fixed, so that the toast can leave like a success. */
  isShownElsewhere?: boolean;
};
export type Toast = Failure & { id: number; tone: 'success' | 'destructive' };

/** The message on screen. There's one at a time, because more would hide the page on a phone. */
export type ToastStore = {
  success: (message: Omit<ToastMessage, 'action'>) => number;
  destructive: (message: Failure) => number;
  /** Removes the message, unless a newer one has replaced it. */
  dismiss: (id: number) => void;
  /** Removes whatever is shown, because the next step makes it old. */
  clear: () => void;
  /** Lets listeners get ready for a message, which may be about a lost connection. */
  prepare: () => void;
  getToast: () => Toast | undefined;
  subscribe: (listener: () => void) => () => void;
};

export function createToastStore(): ToastStore {
  let current: Toast | undefined;
  let lastId = 0;
  const listeners = new Set<() => void>();

  function notify() {
    for (const listener of listeners) listener();
  }

  function show(next: Toast | undefined) {
    current = next;
    notify();
  }

  function add(tone: Toast['tone'], message: Failure): number {
    lastId += 1;
    show({ ...message, tone, id: lastId });
    return lastId;
  }

  function clear() {
    if (current) show(undefined);
  }

  return {
    success: (message) => add('success', message),
    destructive: (message) => add('destructive', message),
    dismiss(id) {
      if (current?.id === id) clear();
    },
    clear,
    prepare: notify,
    getToast: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The page's only message. `toast-region.tsx` shows it. */
export const toast = createToastStore();
