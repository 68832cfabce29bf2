import { useEffect, useRef, useState } from 'react';
import { messages } from '../messages.ts';
import { describeFailure, type Failure } from './describe-failure.ts';
import { toast } from './toast-store.ts';

type ToastFailure = Parameters<typeof toast.destructive>[0];
export type Attempt = {
  failureTitle: string | ((failure: Failure) => string);
  work: () => Promise<void>;
  /** The form that also shows the failure. The toast doesn't repeat what a field shows. */
  form?: { showFailure: (failure: Failure) => boolean };
  /**
   * What the toast says if the server sent no message. By default, it says why the call failed unless the form does.
   */
  fallback?: string;
  onFailure?: (failure: Failure) => void;
  /** Repeats in the toast what a field shows. */
  repeatsField?: boolean;
  /** For calls that leave the site when they succeed. */
  staysBusy?: boolean;
};

/**
 * Runs one call at a time and shows a toast when it fails. The toast disappears when the next attempt starts, or when
 * the form is removed.
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

  /** A form that has been removed shows no toast, because its replacement may have its own message. */
  function fail(failure: ToastFailure) {
    if (isHere.current) failureToast.current = toast.destructive(failure);
  }

  async function attempt({
    failureTitle,
    work,
    form,
    fallback,
    onFailure,
    repeatsField = false,
    staysBusy = false,
  }: Attempt) {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    toast.clear();
    try {
      await work();
      if (!staysBusy) settle();
    } catch (cause) {
      const failure = describeFailure(cause);
      const isInField = form?.showFailure(failure) === true;
      fail({
        title: typeof failureTitle === 'string' ? failureTitle : failureTitle(failure),
        description:
          isInField && !repeatsField ? undefined : describe(failure, fallback ?? (form && messages.tryAgain)),
        isShownElsewhere: form !== undefined,
      });
      onFailure?.(failure);
      settle();
    }
  }

  return {
    isBusy,
    attempt,
    /** Shows an error that no call caused and that the page shows, too, such as terms that weren't accepted. */
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
