import { useForm, useFormValues } from '../../../../lib/forms/use-form.ts';
import type { Attempts } from '../../../../ui/feedback/use-attempt.ts';
import { isCompleteCode } from '../../../../ui/inputs/one-time-code.ts';
import { messages } from '../messages.ts';

type CodeFormOptions = {
  /** What runs the call: `useAttempt`, or a hook based on it. */
  attempts: Pick<Attempts, 'isBusy' | 'attempt' | 'refuse'>;
  verify: (code: string) => Promise<void>;
  failureTitle: string;
  /**
   * Set if a toast should also say that the code is incomplete, and if nothing should happen while the field is empty.
   */
  incompleteTitle?: string;
  incompleteMessage?: string;
  isComplete?: (code: string) => boolean;
};

/** A form with a single field for a code. A wrong code shows an error at the field, and typing replaces it. */
export function useCodeForm({
  attempts: { isBusy, attempt, refuse },
  verify,
  failureTitle,
  incompleteTitle,
  incompleteMessage = messages.code.incomplete,
  isComplete = isCompleteCode,
}: CodeFormOptions) {
  const { values, set, onChange } = useFormValues({ code: '' });
  const { code } = values;
  const form = useForm({
    values,
    onChange,
    validate: () => (isComplete(code) ? {} : { code: incompleteMessage }),
    isInert: isBusy || (incompleteTitle !== undefined && code === ''),
    selectsText: true,
    onInvalid: () => incompleteTitle && refuse(incompleteTitle),
    onSubmit: () =>
      void attempt({
        failureTitle,
        form,
        work: () => verify(code.trim()),
      }),
  });

  function clear() {
    set({ code: '' });
    form.reset();
  }

  return { form, isBusy, isReady: incompleteTitle ? code !== '' : isComplete(code), clear };
}
