import { Check, Circle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AuthUser } from '../../../../../shared/api/auth-user.ts';
import {
  findNewPasswordError,
  type NewPasswordError,
} from '../../../../../shared/validation/new-password.ts';
import { passwordRules } from '../../../../../shared/validation/password-rules.ts';
import { ApiError, call } from '../../../../lib/api-client.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { useAuth } from '../../session/auth-context.ts';
import { messages } from '../messages.ts';
import { useSessionAttempt } from '../use-session-attempt.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useNewPassword } from './use-new-password.ts';

type CreatePasswordFormProps = {
  user: AuthUser;
  onDone: () => void;
  /** The form's heading, where it isn't elsewhere. */
  children?: ReactNode;
};

/** For accounts that began with an email alone. The server checks the password before it is saved. */
export function CreatePasswordForm({ user, onDone, children }: CreatePasswordFormProps) {
  const { client } = useAuth();
  const { form, password, isBusy } = useNewPassword({
    attempts: useSessionAttempt(),
    findFault: findChecklistFault,
    failureTitle: messages.password.failed,
    weakTitle: messages.password.weak,
    async send(typed) {
      const { isValid, errors } = await call('POST /api/password-check', { body: { password: typed } });
      const [message = messages.password.noReason] = errors;
      if (!isValid) throw new ApiError(422, { code: 'weak_password', message, requestId: '' });
      await client.run((auth) => auth.updateUser({ password: typed }));
      toast.success(messages.password.created);
      onDone();
    },
  });
  return (
    <form {...form.props} className="grid gap-4.5">
      {children}
      <NewPasswordFields form={form} username={user.email} hint={messages.password.hint}>
        <RuleChecklist password={password} />
      </NewPasswordFields>
      <Button type="submit" className="mt-2" isBlock isBusy={isBusy} busyLabel={messages.password.creating}>
        {messages.password.submit}
      </Button>
    </form>
  );
}

/** Why a new password can't be sent yet beside the checklist of rules. */
export function findChecklistFault(password: string, confirmation: string): NewPasswordError | undefined {
  return passwordRules.every(({ isMet }) => isMet(password))
    ? findNewPasswordError(password, confirmation)
    : { field: 'password', ...messages.password.weakRules };
}

/** Rules that are ticked off as the person types. How many are met is also read out, once typing pauses. */
function RuleChecklist({ password }: { password: string }) {
  const { rules, met, notMet, progress } = messages.password;
  const checked = passwordRules.map(({ id, label, isMet }) => ({ id, label, isMet: isMet(password) }));
  const count = checked.filter(({ isMet }) => isMet).length;
  return (
    <div>
      <ul aria-label={rules} className="grid gap-1.5 text-small">
        {checked.map(({ id, label, isMet }) => (
          <li
            key={id}
            className={`flex items-start gap-2 ${isMet ? 'font-medium text-success' : 'text-body'}`}
          >
            {isMet ? (
              <Check aria-hidden="true" strokeWidth={3} className="mt-px size-5 flex-none" />
            ) : (
              <Circle aria-hidden="true" className="mt-px size-5 flex-none text-line-strong" />
            )}
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
