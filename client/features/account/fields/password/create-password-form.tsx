import type { ReactNode } from 'react';
import type { AuthUser } from '../../../../../shared/api/auth-user.ts';
import { passwordRules } from '../../../../../shared/validation/password-rules.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { useCreatePassword } from './create-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { RuleChecklist } from './rule-checklist.tsx';

type CreatePasswordFormProps = {
  user: AuthUser;
  onDone: () => void;
  /** The form's heading, where it does not stand elsewhere. */
  children?: ReactNode;
};

/** For accounts that began with an email alone. */
export function CreatePasswordForm({ user, onDone, children }: CreatePasswordFormProps) {
  const { form, typed, change, fault, isBusy, submit } = useCreatePassword({ onDone });
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4.5">
      {children}
      <NewPasswordFields
        username={user.email}
        typed={typed}
        onChange={change}
        fault={fault}
        hint="It has to meet the five rules below."
      >
        <RuleChecklist
          label="Rules for the password"
          rules={passwordRules.map(({ id, label, isMet }) => ({ id, label, isMet: isMet(typed.password) }))}
        />
      </NewPasswordFields>
      <Button type="submit" className="mt-2" isBlock isBusy={isBusy} busyLabel="Creating...">
        Create Password
      </Button>
    </form>
  );
}
