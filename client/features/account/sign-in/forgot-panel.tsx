import { MailCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { computeResendWait } from '../../../../shared/resend-wait.ts';
import { call } from '../../../lib/api-client.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorSummary } from '../../../ui/feedback/error-summary.tsx';
import { SuccessNote } from '../../../ui/feedback/success-note.tsx';
import { useAttempt } from '../../../ui/feedback/use-attempt.ts';
import { focusView } from '../../../ui/use-view-focus.ts';
import { messages as sharedMessages } from '../fields/account-messages.ts';
import { Heading } from '../fields/account-page.tsx';
import { EmailField } from '../fields/email-field.tsx';
import { MailboxLink } from '../fields/mailbox-link.tsx';
import { addSeconds, ResendButton } from '../fields/resend-button.tsx';
import { SubmitButton } from '../fields/submit-button.tsx';
import { findEmailErrors } from './form-rules.ts';
import { messages } from './sign-in-messages.ts';
import type { SignInFlow } from './use-sign-in-flow.ts';

const { recovery: words } = messages;

type ForgotPanelProps = {
  flow: SignInFlow;
  title: string;
  /** Why a person needs a link, and what it does. */
  text: string;
  /** The way back. */
  children: ReactNode;
};

/** Asks for the email address to send a recovery link to. The response never shows whether an account exists. */
export function ForgotPanel({ flow, title, text, children }: ForgotPanelProps) {
  const attempts = useAttempt();
  const { email } = flow.draft;
  const [sent, setSent] = useState({ to: '', times: 0, resendAt: 0 });
  const [isShown, setIsShown] = useState(false);
  const form = useForm({
    values: { email },
    onChange: (_name, typed) => flow.change({ email: typed }),
    validate: findEmailErrors,
    isInert: attempts.isBusy,
    onSubmit: () =>
      void attempts.attempt({ failureTitle: words.failed, form, work: () => send(email.trim()) }),
  });

  async function send(to: string) {
    await call('POST /api/auth/recover', { body: { email: to } });
    const times = sent.to === to ? sent.times + 1 : 1;
    setSent({ to, times, resendAt: addSeconds(computeResendWait(times)) });
    show(true);
  }

  function show(isSent: boolean) {
    setIsShown(isSent);
    focusView();
  }

  return (
    <div className="grid gap-4.5">
      <Heading>{isShown ? sharedMessages.checkEmail : title}</Heading>
      {isShown ? (
        <>
          <SuccessNote Icon={MailCheck}>{words.sent(sent.to)}</SuccessNote>
          <div className="grid justify-items-start gap-2">
            <MailboxLink address={sent.to} />
            <ResendButton
              label={words.again}
              attempts={attempts}
              availableAt={sent.resendAt}
              send={async () => {
                await send(sent.to);
                return {};
              }}
              failureTitle={words.failed}
            />
            <Button variant="text" className="-ml-3 justify-self-start" onClick={() => show(false)}>
              {words.otherEmail}
            </Button>
          </div>
        </>
      ) : (
        <form {...form.props} className="grid gap-4.5">
          <p>{text}</p>
          <EmailField {...form.bind('email')} autoComplete="username" />
          <ErrorSummary form={form} />
          <SubmitButton
            control={{ ...attempts, isReady: email.trim() !== '' }}
            busyLabel={sharedMessages.sending}
          >
            {words.submit}
          </SubmitButton>
        </form>
      )}
      {children}
    </div>
  );
}
