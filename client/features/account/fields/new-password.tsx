import type { ReactNode } from 'react';
import { findNewPasswordError, type NewPasswordError } from '../../../../shared/validation/new-password.ts';
import { useForm, useFormValues } from '../../../lib/forms/use-form.ts';
import type { Failure } from '../../../ui/feedback/describe-failure.ts';
import type { Attempts } from '../../../ui/feedback/use-attempt.ts';
import { PasswordField } from '../../../ui/inputs/password-field.tsx';
import { messages } from './account-messages.ts';

type NewPasswordFieldsProps = {
  /** From `useNewPassword`. */
  form: NewPasswordForm['form'];
  /** The username that password managers store the new password under. */
  username: string | null;
  hint: string;
  labels?: { password: string; confirmation: string };
  /** Shown between the two fields, such as the list of rules. */
  children?: ReactNode;
};

/** A new password, typed twice. */
export function NewPasswordFields({
  form,
  username,
  hint,
  labels = { password: messages.password.label, confirmation: messages.password.confirmation },
  children,
}: NewPasswordFieldsProps) {
  const look = { autoComplete: 'new-password', isRequired: true } as const;
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={username ?? ''} readOnly hidden />
      <PasswordField
        {...look}
        {...form.bind('password')}
        label={labels.password}
        hint={hint}
        enterKeyHint="next"
      />
      {children}
      <PasswordField
        {...look}
        {...form.bind('confirmation')}
        label={labels.confirmation}
        enterKeyHint="done"
      />
    </>
  );
}

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

type NewPasswordForm = ReturnType<typeof useNewPassword>;
