import { useEffect, useRef, useState } from 'react';
import { describeFailure, type Failure } from './describe-failure.ts';
import { toast } from './toast-store.ts';

type Attempt = {
  /** For the toast about a failure. */
  failureTitle: string;
  work: () => Promise<void>;
  onFailure?: (failure: Failure) => void;
  /** For calls that leave the site when they succeed. */
  staysBusy?: boolean;
};

/**
 * Runs one call at a time and shows a toast when it fails. The toast disappears when the next try starts or the form
 * leaves.
 */
export function useAttempt() {
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  const failureToast = useRef<number | undefined>(undefined);

  function clearFailure() {
    if (failureToast.current !== undefined) toast.dismiss(failureToast.current);
    failureToast.current = undefined;
  }

  useEffect(() => {
    toast.prepare();
    return () => {
      if (failureToast.current !== undefined) toast.dismiss(failureToast.current);
    };
  }, []);

  function settle() {
    isRunning.current = false;
    setIsBusy(false);
  }

  /** Shows an error without a call, such as for terms that aren't checked. */
  function refuse(title: string, description: string) {
    clearFailure();
    failureToast.current = toast.destructive({ title, description });
  }

  async function attempt({ failureTitle, work, onFailure, staysBusy = false }: Attempt) {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    clearFailure();
    try {
      await work();
      if (!staysBusy) settle();
    } catch (cause) {
      const failure = describeFailure(cause);
      refuse(failureTitle, failure.message);
      onFailure?.(failure);
      settle();
    }
  }

  return { isBusy, attempt, refuse, clearFailure, settle };
}

export type Attempts = ReturnType<typeof useAttempt>;
