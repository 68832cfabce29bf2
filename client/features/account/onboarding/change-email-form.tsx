import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorSummary } from '../../../ui/feedback/error-summary.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { messages as sharedMessages } from '../fields/account-messages.ts';
import { EmailField } from '../fields/email-field.tsx';
import { useEmailChange } from '../fields/use-email-change.ts';
import { messages } from './onboarding-messages.ts';

const { changeEmail: words } = messages;

export function ChangeEmailForm({ onCancel }: { onCancel: () => void }) {
  const [email, setEmail] = useState('');
  const { form, attempts } = useEmailChange({
    email,
    onChange: setEmail,
    onSent: (address) =>
      toast.success({ title: sharedMessages.checkEmail, description: words.sent(address) }),
  });
  return (
    <>
      <form {...form.props} className="mt-4 grid w-full gap-4.5 border-t border-line pt-6">
        <EmailField {...form.bind('email')} label={words.label} hint={words.hint} />
        <ErrorSummary form={form} />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            variant="secondary"
            isBusy={attempts.isBusy}
            busyLabel={sharedMessages.sending}
          >
            {words.submit}
          </Button>
          <Button variant="text" onClick={onCancel}>
            {sharedMessages.cancel}
          </Button>
        </div>
      </form>
      {attempts.dialog}
    </>
  );
}
