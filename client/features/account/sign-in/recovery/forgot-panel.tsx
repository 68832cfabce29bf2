import { type ReactNode, useState } from 'react';
import { computeResendWait } from '../../../../../shared/resend-wait.ts';
import { useAttempt } from '../../../../ui/feedback/use-attempt.ts';
import type { SignInFlow } from '../flow/use-sign-in-flow.ts';
import { focusView, PanelHeading } from '../panel-heading.tsx';
import { describeResendWait } from '../phone/resend-wait.ts';
import { ForgotForm } from './forgot-form.tsx';
import { ForgotSent } from './forgot-sent.tsx';

type ForgotPanelProps = {
  flow: SignInFlow;
  title: string;
  /** Why somebody needs a link, and what it does. */
  explanation: string;
  /** The way back. */
  children: ReactNode;
};

/** Asks for the mail whose link leads to a new password. Whether an account exists is never told. */
export function ForgotPanel({ flow, title, explanation, children }: ForgotPanelProps) {
  const { isBusy, attempt, refuse } = useAttempt();
  const [sent, setSent] = useState({ to: '', times: 0, resendAt: 0 });
  const [isShown, setIsShown] = useState(false);
  const email = flow.draft.email.trim();

  function send(to: string) {
    void attempt({
      failureTitle: 'Link Not Sent',
      work: async () => {
        await flow.client.recover(to);
        const times = sent.to === to ? sent.times + 1 : 1;
        setSent({ to, times, resendAt: Date.now() + computeResendWait(times) * 1000 });
        show(true);
      },
    });
  }

  function sendAgain() {
    const wait = describeResendWait(sent.resendAt, Date.now());
    if (wait) refuse('Please wait', wait);
    else send(sent.to);
  }

  function show(isSent: boolean) {
    setIsShown(isSent);
    focusView();
  }

  return (
    <div className="grid gap-4.5">
      <PanelHeading>{title}</PanelHeading>
      {isShown ? (
        <ForgotSent
          to={sent.to}
          resendAt={sent.resendAt}
          isBusy={isBusy}
          onResend={sendAgain}
          onChangeEmail={() => show(false)}
        />
      ) : (
        <ForgotForm
          email={flow.draft.email}
          onChange={(text) => flow.change({ email: text })}
          explanation={explanation}
          isBusy={isBusy}
          onSubmit={() => send(email)}
        />
      )}
      {children}
    </div>
  );
}
