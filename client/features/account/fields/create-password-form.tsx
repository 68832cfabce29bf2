import { Check, Circle, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AuthUser } from '../../../../shared/api/auth-user.ts';
import { lowerFirst } from '../../../../shared/format/first-letter.ts';
import { joinWithAnd } from '../../../../shared/format/lists.ts';
import { findNewPasswordError } from '../../../../shared/validation/new-password.ts';
import { passwordRules } from '../../../../shared/validation/password-rules.ts';
import { ApiError, call } from '../../../lib/api-client.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { useAuth } from '../session/auth-context.ts';
import { messages } from './account-messages.ts';
import { NewPasswordForm, type NewPasswordFormError, useNewPassword } from './new-password.tsx';
import { useSessionAttempt } from './use-session-attempt.ts';

const { password: words } = messages;

type CreatePasswordFormProps = {
  user: AuthUser;
  onDone: () => void;
  children?: ReactNode;
};

/** For accounts that were created with only an email. The server checks the password before it is saved. */
export function CreatePasswordForm({ user, onDone, children }: CreatePasswordFormProps) {
  const { client } = useAuth();
  const control = useNewPassword({
    attempts: useSessionAttempt(),
    findError: findChecklistError,
    failureTitle: words.failed,
    weakTitle: words.weak,
    async send(password) {
      const { isValid, errors } = await call('POST /api/password-check', { body: { password } });
      const [message = words.noReason] = errors;
      if (!isValid) throw new ApiError(422, { code: 'weak_password', message, requestId: '' });
      await client.run((auth) => auth.updateUser({ password }));
      toast.success(words.created);
      onDone();
    },
  });
  const isChecked = control.form.bind('password').error !== undefined;
  return (
    <NewPasswordForm
      control={control}
      username={user.email}
      hint={words.hint}
      heading={children}
      rules={<RuleChecklist password={control.password} isChecked={isChecked} />}
    >
      <Button type="submit" className="mt-2" isBlock isBusy={control.isBusy} busyLabel={words.creating}>
        {words.submit}
      </Button>
    </NewPasswordForm>
  );
}

/** Returns why a new password can't be submitted yet, on a page that also shows the checklist of rules. */
export function findChecklistError(password: string, confirmation: string): NewPasswordFormError | undefined {
  const missing = passwordRules.filter(({ isMet }) => !isMet(password));
  if (missing.length === 0) return findNewPasswordError(password, confirmation);
  const names = missing.map(({ label }) => lowerFirst(label));
  const { title, description: summary } = words.weakRules;
  return { field: 'password', title, description: words.missing(joinWithAnd(names)), summary };
}

const ruleLooks = {
  met: 'font-medium text-success',
  open: 'text-body [&>svg]:text-line-strong',
  missing: 'font-medium text-danger',
} as const;

/** The rules, which are checked off as the person types. Once they pause, screen readers announce how many are met. */
function RuleChecklist({ password, isChecked }: { password: string; isChecked: boolean }) {
  const { rules, met, notMet, progress } = words;
  const checked = passwordRules.map(({ label, isMet }) => ({ label, isMet: isMet(password) }));
  const count = checked.filter(({ isMet }) => isMet).length;
  const unmet = isChecked ? 'missing' : 'open';
  const UnmetIcon = isChecked ? CircleX : Circle;
  return (
    <div>
      <ul aria-label={rules} className="grid gap-1.5 text-small">
        {checked.map(({ label, isMet }) => (
          <li key={label} className={`flex items-start gap-2 ${ruleLooks[isMet ? 'met' : unmet]}`}>
            {isMet && <Check aria-hidden="true" strokeWidth={3} className="mt-px size-5 flex-none" />}
            {!isMet && <UnmetIcon aria-hidden="true" className="mt-px size-5 flex-none" />}
            <span className="min-w-0 wrap-anywhere">
              {label}
              <span className="sr-only">{isMet ? met : notMet}</span>
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {count > 0 && progress(count, checked.length)}
      </p>
    </div>
  );
}
