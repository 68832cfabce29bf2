import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { waitingMessages } from '../fields/confirmation/waiting-messages.ts';
import { writeEmailDraft } from './email-draft.ts';
import type { SignUp } from './use-sign-up.ts';

/** In place of the wait for a link that was used against this sign-up, or to continue it elsewhere. */
export function StoppedStep({ signUp, email }: { signUp: SignUp; email: string }) {
  const { reason, advice, startOver, signIn } = waitingMessages.stopped;

  function begin() {
    writeEmailDraft(email);
    signUp.changePending(undefined);
  }

  return (
    <>
      <div className="grid gap-3">
        <p className="wrap-anywhere">{reason(email)}</p>
        <p>{advice}</p>
      </div>
      <div className="mt-7 flex flex-wrap gap-3">
        <Button onClick={begin}>{startOver}</Button>
        <ButtonLink to={paths.signIn} variant="secondary">
          {signIn}
        </ButtonLink>
      </div>
    </>
  );
}
