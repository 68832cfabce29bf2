import { type FormEvent, useRef, useState } from 'react';
import type { Failure } from '../../../../ui/feedback/describe-failure.ts';
import type { Attempts } from '../../../../ui/feedback/use-attempt.ts';
import { isCompleteCode } from '../../../../ui/inputs/one-time-code.ts';

type CodeFormOptions = {
  /** What runs the call: `useAttempt`, or one of the hooks that build on it. */
  attempts: Pick<Attempts, 'isBusy' | 'attempt' | 'refuse'>;
  verify: (code: string) => Promise<void>;
  failureTitle: string;
  /** Set where a toast, too, says that the code is incomplete, and where an empty field waits silently. */
  incompleteTitle?: string;
  incompleteMessage?: string;
  isComplete?: (code: string) => boolean;
};

/** A form whose one field takes a code. A code that is wrong says so at the field, ready to be typed again. */
export function useCodeForm({
  attempts: { isBusy, attempt, refuse },
  verify,
  failureTitle,
  incompleteTitle,
  incompleteMessage = 'Please enter the 6-digit verification code.',
  isComplete = isCompleteCode,
}: CodeFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();

  const isReady = incompleteTitle ? code !== '' : isComplete(code);

  function change(text: string) {
    setCode(text);
    setError(undefined);
  }

  function show(message: string) {
    setError(message);
    form.current?.querySelector('input')?.select();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || (incompleteTitle && code === '')) return;
    if (!isComplete(code)) {
      if (incompleteTitle) refuse(incompleteTitle, incompleteMessage);
      show(incompleteMessage);
      return;
    }
    setError(undefined);
    void attempt({
      failureTitle,
      work: () => verify(code.trim()),
      onFailure: (failure) => {
        if (isWrongCode(failure)) show(failure.message);
      },
    });
  }

  return { form, code, change, error, isBusy, isReady, submit };
}

/** Whether what failed is the code itself, so that its field says so. */
export function isWrongCode({ code }: Failure): boolean {
  return code === 'invalid_code' || code === 'expired_code';
}
