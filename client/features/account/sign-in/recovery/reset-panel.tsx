import { useEffect, useState } from 'react';
import { paths } from '../../../../app/paths.ts';
import { ButtonLink } from '../../../../ui/actions/link.tsx';
import { Spinner } from '../../../../ui/feedback/spinner.tsx';
import { focusView } from '../../../../ui/use-view-focus.ts';
import type { SignInFlow } from '../flow/use-sign-in-flow.ts';
import { ForgotPanel } from './forgot-panel.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** Where the link of a recovery email ends: a new password, or the reason why another link is needed. */
export function ResetPanel({ flow }: { flow: SignInFlow }) {
  const [isTooLate, setIsTooLate] = useState(false);
  const { state } = flow;

  useEffect(() => {
    if (isTooLate) focusView();
  }, [isTooLate]);

  if (state.status === 'loading') {
    return (
      <p role="status" className="flex items-center gap-3">
        <Spinner /> Checking your link...
      </p>
    );
  }
  if (state.status === 'signed-in' && !isTooLate) {
    const { email } = state.user;
    const offerLink = () => {
      setIsTooLate(true);
      if (email) flow.change({ email });
    };
    return <NewPasswordForm flow={flow} email={email} onTooLate={offerLink} />;
  }
  return (
    <ForgotPanel
      flow={flow}
      title="You need a new link"
      explanation={
        isTooLate
          ? 'For your safety, a new password has to be set within 10 minutes of opening the link. We can send you another one.'
          : 'This screen opens from the link in our mail. A link works once, for one hour, and yours may be used or too old. We can send you another one.'
      }
    >
      <ButtonLink to={paths.signIn} variant="text" className="-ml-3 justify-self-start">
        Back to sign in
      </ButtonLink>
    </ForgotPanel>
  );
}
