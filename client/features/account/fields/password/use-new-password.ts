import {
  findNewPasswordError,
  type NewPasswordError,
} from '../../../../../shared/validation/new-password.ts';
import { useForm, useFormValues } from '../../../../lib/forms/use-form.ts';
import type { Failure } from '../../../../ui/feedback/describe-failure.ts';
import type { Attempts } from '../../../../ui/feedback/use-attempt.ts';

/** `summary` is what the list of errors says in place of the field's own error. */
export type NewPasswordFormError = NewPasswordError & { summary?: string };

type NewPasswordOptions = {
  /** What runs the call: `useAttempt`, or a hook based on it. */
  attempts: Pick<Attempts, 'isBusy' | 'attempt' | 'refuse'>;
  findError?: (password: string, confirmation: string) => NewPasswordFormError | undefined;
  send: (password: string) => Promise<void>;
  failureTitle: string;
  /** The title of the toast when the server rejects the password itself. */
  weakTitle?: string;
  /** Set if nothing should happen until both fields are filled in. */
  ignoresEmpty?: boolean;
  /** Called for failures that aren't about the password. */
  onFailure?: (failure: Failure) => void;
};

/** A form with a new password and its confirmation, for `NewPasswordFields`. */
export function useNewPassword({
  attempts: { isBusy, attempt, refuse },
  findError = findNewPasswordError,
  send,
  failureTitle,
  weakTitle = failureTitle,
  ignoresEmpty = false,
  onFailure,
}: NewPasswordOptions) {
  const { values, set, onChange } = useFormValues({ password: '', confirmation: '' });
  const { password, confirmation } = values;
  const isReady = password !== '' && confirmation !== '';
  const error: NewPasswordFormError | undefined = findError(password, confirmation);
  const form = useForm({
    values,
    onChange,
    validate: () => (error ? { [error.field]: error.description } : {}),
    isInert: isBusy || (ignoresEmpty && !isReady),
    onInvalid: () => error && refuse(error.title),
    onSubmit: () =>
      void attempt({
        failureTitle: ({ fields }) => (fields.password ? weakTitle : failureTitle),
        form,
        work: () => send(password),
        onFailure: (failure) => failure.fields.password || onFailure?.(failure),
      }),
  });

  function clear() {
    set({ password: '', confirmation: '' });
    form.reset();
  }

  function rephrase(message: string): string {
    return (message === error?.description && error.summary) || message;
  }

  return { form, password, isBusy, isReady, clear, rephrase };
}

export type NewPasswordForm = ReturnType<typeof useNewPassword>;
