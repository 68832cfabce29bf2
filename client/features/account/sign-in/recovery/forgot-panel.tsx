import { type ReactNode, useState } from 'react';
import { computeResendWait } from '../../../../../shared/resend-wait.ts';
import { call } from '../../../../lib/api-client.ts';
import { useAttempt } from '../../../../ui/feedback/use-attempt.ts';
import { focusView } from '../../../../ui/use-view-focus.ts';
import { useResend } from '../../fields/use-resend.ts';
import type { SignInFlow } from '../flow/use-sign-in-flow.ts';
import { PanelHeading } from '../panel-parts.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { ForgotSent } from './forgot-sent.tsx';

const failureTitle = 'Link Not Sent';

type ForgotPanelProps = {
  flow: SignInFlow;
  title: string;
  /** Why a person needs a link, and what it does. */
  explanation: string;
  /** The way back. */
  children: ReactNode;
};

/** Asks for the email whose link leads to a new password. Whether an account exists is never told. */
export function ForgotPanel({ flow, title, explanation, children }: ForgotPanelProps) {
  const attempts = useAttempt();
  const [sent, setSent] = useState({ to: '', times: 0, resendAt: 0 });
  const [isShown, setIsShown] = useState(false);
  const { isBusy, resend } = useResend({
    attempts,
    availableAt: sent.resendAt,
    send: () => send(sent.to),
    failureTitle,
  });

  async function send(to: string) {
    await call('POST /api/auth/recover', { body: { email: to } });
    const times = sent.to === to ? sent.times + 1 : 1;
    setSent({ to, times, resendAt: Date.now() + computeResendWait(times) * 1000 });
    show(true);
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
          onResend={resend}
          onChangeEmail={() => show(false)}
        />
      ) : (
        <ForgotForm
          email={flow.draft.email}
          onChange={(text) => flow.change({ email: text })}
          explanation={explanation}
          isBusy={isBusy}
          onSubmit={() => void attempts.attempt({ failureTitle, work: () => send(flow.draft.email.trim()) })}
        />
      )}
      {children}
    </div>
  );
}
