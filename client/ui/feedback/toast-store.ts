type ToastAction = { label: string; onPress: () => void };
type ToastMessage = {
  title: string;
  description?: string | undefined;
  action?: ToastAction | undefined;
};
export type Toast = ToastMessage & { id: number; tone: 'success' | 'destructive' };

/** The messages on screen, oldest first. Every change replaces the list, so it can be compared by identity. */
export type ToastStore = {
  success: (message: Omit<ToastMessage, 'action'>) => number;
  destructive: (message: ToastMessage) => number;
  dismiss: (id: number) => void;
  /** Lets listeners get ready for a message, which may be about a lost connection. */
  prepare: () => void;
  getToasts: () => readonly Toast[];
  subscribe: (listener: () => void) => () => void;
};

/** More than this would hide the page on a phone. The oldest is dropped first. */
const maxToasts = 3;

export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  function notify() {
    for (const listener of listeners) listener();
  }

  function change(next: readonly Toast[]) {
    toasts = next;
    notify();
  }

  function add(tone: Toast['tone'], message: ToastMessage): number {
    lastId += 1;
    // Repeating a message helps no one, so the newer one replaces the older one.
    const others = toasts.filter(
      (shown) => shown.title !== message.title || shown.description !== message.description,
    );
    change([...others, { ...message, tone, id: lastId }].slice(-maxToasts));
    return lastId;
  }

  return {
    success: (message) => add('success', message),
    destructive: (message) => add('destructive', message),
    dismiss(id) {
      if (toasts.some((shown) => shown.id === id)) change(toasts.filter((shown) => shown.id !== id));
    },
    prepare: notify,
    getToasts: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The page's only list of messages. `toast-region.tsx` shows it. */
export const toast = createToastStore();
