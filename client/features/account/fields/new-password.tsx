import type { ReactNode } from 'react';
import {
  findNewPasswordError,
  minNewPasswordLength,
  type NewPasswordError,
} from '../../../../shared/validation/new-password.ts';
import { useForm, useFormValues } from '../../../lib/forms/use-form.ts';
import type { Failure } from '../../../ui/feedback/describe-failure.ts';
import { ErrorSummary } from '../../../ui/feedback/error-summary.tsx';
import type { Attempts } from '../../../ui/feedback/use-attempt.ts';
import { PasswordField } from '../../../ui/inputs/password-field.tsx';
import { messages } from './account-messages.ts';

const { password: words } = messages;

type NewPasswordFormProps = {
  control: ReturnType<typeof useNewPassword>;
  /** What password managers store the new password under. */
  username: string | null;
  hint?: string;
  labels?: { password: string; confirmation: string };
  heading?: ReactNode;
  rules?: ReactNode;
  note?: ReactNode;
  children: ReactNode;
};

export function NewPasswordForm({
  control: { form, rephrase },
  username,
  hint = words.length(minNewPasswordLength),
  labels = { password: words.label, confirmation: words.confirmation },
  heading,
  rules,
  note,
  children,
}: NewPasswordFormProps) {
  const look = { autoComplete: 'new-password', isRequired: true } as const;
  return (
    <form {...form.props} className="grid gap-4.5">
      {heading}
      <input type="text" name="username" autoComplete="username" value={username ?? ''} readOnly hidden />
      <PasswordField
        {...look}
        {...form.bind('password')}
        label={labels.password}
        hint={hint}
        enterKeyHint="next"
      />
      {rules}
      <PasswordField
        {...look}
        {...form.bind('confirmation')}
        label={labels.confirmation}
        enterKeyHint="done"
      />
      {note}
      <ErrorSummary form={form} rephrase={rephrase} />
      {children}
    </form>
  );
}

/** `summary` is what the list of errors says in place of the field's own error. */
export type NewPasswordFormError = NewPasswordError & { summary?: string };

type NewPasswordOptions = {
  attempts: Attempts;
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

  const rephrase = (message: string) => (message === error?.description && error.summary) || message;

  return { form, password, isBusy, isReady, clear, rephrase };
}
