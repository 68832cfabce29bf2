import { Button } from '../../../../ui/actions/button.tsx';
import { ErrorSummary } from '../../../../ui/feedback/error-summary.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { EmailField } from '../../fields/email-field.tsx';
import { messages as sharedMessages } from '../../fields/messages.ts';
import { useEmailChange } from '../../fields/use-email-change.ts';
import { messages } from '../messages.ts';
import type { SettingsDraftControl } from '../settings-draft.ts';

const { checkEmail: title, sending } = sharedMessages;

type EmailFormProps = { hasEmail: boolean; isVerified: boolean; control: SettingsDraftControl };

/** An unverified address is replaced right away. A verified one stays until the new address's link is used. */
export function EmailForm({ hasEmail, isVerified, control }: EmailFormProps) {
  const isReplaced = hasEmail && !isVerified;
  const email = control.draft.newEmail;
  const { form, isBusy, dialog } = useEmailChange({
    email,
    onChange: (newEmail) => control.change({ newEmail }),
    ignoresEmpty: true,
    onSent(address, resendAt) {
      control.change({
        newEmail: '',
        ...(isReplaced ? { confirmationResendAt: resendAt } : { changeResendAt: resendAt }),
      });
      const { sent, replaced } = messages.email;
      toast.success({ title, description: isReplaced ? replaced(address) : sent(address) });
    },
  });
  return (
    <>
      <form {...form.props} className="grid gap-4.5 border-t border-line pt-6">
        <EmailField
          {...form.bind('email')}
          label={hasEmail ? messages.email.new : messages.email.add}
          hint={isReplaced ? messages.email.replaceHint : messages.email.hint}
        />
        <ErrorSummary form={form} />
        <Button
          type="submit"
          className="max-md:w-full md:justify-self-start"
          aria-disabled={email.trim() === ''}
          isBusy={isBusy}
          busyLabel={sending}
        >
          {hasEmail ? messages.email.change : messages.email.add}
        </Button>
      </form>
      {dialog}
    </>
  );
}
