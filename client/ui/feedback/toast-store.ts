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

export type ToastStore = ReturnType<typeof createToastStore>;

/** The message on screen. There's one at a time, because more would hide the page on a phone. */
export function createToastStore() {
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
    success: (message: Omit<ToastMessage, 'action'>) => add('success', message),
    destructive: (message: Failure) => add('destructive', message),
    /** Removes the message, unless a newer one has replaced it. */
    dismiss(id: number) {
      if (current?.id === id) clear();
    },
    /** Removes the current message, because the next step makes it obsolete. */
    clear,
    /** Lets listeners get ready for a message, because it may be about a lost connection. */
    prepare: notify,
    getToast: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** The page's only message. `toast-region.tsx` shows it. */
export const toast = createToastStore();
