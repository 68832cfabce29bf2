import { useEffect, useRef, useState } from 'react';
import { messages } from '../messages.ts';
import { describeFailure, type Failure } from './describe-failure.ts';
import { toast } from './toast-store.ts';

type ToastFailure = Parameters<typeof toast.destructive>[0];
type Attempt = {
  /** For the toast about a failure. */
  failureTitle: string | ((failure: Failure) => string);
  work: () => Promise<void>;
  /** Shows the failure, too. The toast doesn't repeat what one of its fields shows. */
  form?: { showFailure: (failure: Failure) => boolean };
  /** What the toast says when the server sent no message. By default a form shows why, and other calls say it there. */
  fallback?: string;
  onFailure?: (failure: Failure) => void;
  /** For calls that leave the site when they succeed. */
  staysBusy?: boolean;
};

/**
 * Runs one call at a time and shows a toast when it fails. Toasts disappear when the next try starts, and this one also
 * when the form leaves.
 */
export function useAttempt() {
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  const isHere = useRef(true);
  const failureToast = useRef<number | undefined>(undefined);

  function clearFailure() {
    if (failureToast.current !== undefined) toast.dismiss(failureToast.current);
    failureToast.current = undefined;
  }

  useEffect(() => {
    isHere.current = true;
    toast.prepare();
    return () => {
      isHere.current = false;
      if (failureToast.current !== undefined) toast.dismiss(failureToast.current);
    };
  }, []);

  function settle() {
    isRunning.current = false;
    setIsBusy(false);
  }

  /** A form that has left says nothing: what took its place may have a message of its own. */
  function fail(failure: ToastFailure) {
    if (isHere.current) failureToast.current = toast.destructive(failure);
  }

  async function attempt({ failureTitle, work, form, fallback, onFailure, staysBusy = false }: Attempt) {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    toast.clear();
    try {
      await work();
      if (!staysBusy) settle();
    } catch (cause) {
      const failure = describeFailure(cause);
      fail({
        title: typeof failureTitle === 'string' ? failureTitle : failureTitle(failure),
        description: form?.showFailure(failure)
          ? undefined
          : describe(failure, fallback ?? (form && messages.tryAgain)),
        isShownElsewhere: form !== undefined,
      });
      onFailure?.(failure);
      settle();
    }
  }

  return {
    isBusy,
    attempt,
    /** Shows an error without a call, which the page shows, too, such as terms that aren't checked. */
    refuse: (title: string, description?: string) => fail({ title, description, isShownElsewhere: true }),
    clearFailure,
    settle,
  };
}

const silentCodes: readonly Failure['code'][] = ['no_answer', 'unexpected', 'unreadable_answer'];

function describe({ code, message }: Failure, fallback = message): string {
  return silentCodes.includes(code) ? fallback : message;
}

export type Attempts = ReturnType<typeof useAttempt>;
