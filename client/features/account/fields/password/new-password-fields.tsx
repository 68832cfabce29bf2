import type { ReactNode } from 'react';
import { PasswordField } from '../../../../ui/inputs/password-field.tsx';
import { messages } from '../messages.ts';
import type { NewPasswordForm } from './use-new-password.ts';

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
