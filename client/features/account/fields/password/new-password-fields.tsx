import type { ReactNode } from 'react';
import { PasswordField } from '../../../../ui/inputs/password-field.tsx';

type NewPasswordFieldsProps = {
  /** Under which password managers file the new password. */
  username: string | null;
  typed: { password: string; confirmation: string };
  onChange: (field: 'password' | 'confirmation', text: string) => void;
  fault: { field: 'password' | 'confirmation'; description: string } | undefined;
  hint: string;
  labels?: { password: string; confirmation: string };
  /** Between the two, such as the list of rules. */
  children?: ReactNode;
};

/** A new password, typed twice. The fields are named `password` and `confirmation`. */
export function NewPasswordFields({
  username,
  typed,
  onChange,
  fault,
  hint,
  labels = { password: 'Password', confirmation: 'Confirm password' },
  children,
}: NewPasswordFieldsProps) {
  const findError = (field: 'password' | 'confirmation') =>
    fault?.field === field ? fault.description : undefined;
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={username ?? ''} readOnly hidden />
      <PasswordField
        label={labels.password}
        name="password"
        value={typed.password}
        onChange={(text) => onChange('password', text)}
        hint={hint}
        error={findError('password')}
        autoComplete="new-password"
        enterKeyHint="next"
        isRequired
      />
      {children}
      <PasswordField
        label={labels.confirmation}
        name="confirmation"
        value={typed.confirmation}
        onChange={(text) => onChange('confirmation', text)}
        error={findError('confirmation')}
        autoComplete="new-password"
        enterKeyHint="done"
        isRequired
      />
    </>
  );
}
