type ToastAction = { label: string; onPress: () => void };
type ToastMessage = {
  title: string;
  description?: string | undefined;
  action?: ToastAction | undefined;
};
type Failure = ToastMessage & {
  /**
   * Set if the page also shows the message until the problem is fixed. Then the toast can disappear
   * like a success message.
   */
  isShownElsewhere?: boolean;
};
export type Toast = Failure & { id: number; tone: 'success' | 'destructive' };

/** The message on screen. There's one at a time, because more would hide the page on a phone. */
export type ToastStore = {
  success: (message: Omit<ToastMessage, 'action'>) => number;
  destructive: (message: Failure) => number;
  /** Removes the message, unless a newer one has replaced it. */
  dismiss: (id: number) => void;
  /** Removes the current message, because the next step makes it obsolete. */
  clear: () => void;
  /** Lets listeners get ready for a message, because it may be about a lost connection. */
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
