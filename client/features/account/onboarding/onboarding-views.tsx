import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AuthUser } from '../../../../shared/api/auth-user.ts';
import { paths } from '../../../app/paths.ts';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { AboutYouForm } from '../fields/about-you/about-you-form.tsx';
import { useConfirmationResend, useResendAt } from '../fields/confirmation/use-confirmation-resend.ts';
import { SignUpStopped, WaitingForConfirmation } from '../fields/confirmation/waiting-for-confirmation.tsx';
import { messages as sharedMessages } from '../fields/messages.ts';
import { CreatePasswordForm } from '../fields/password/create-password-form.tsx';
import { useSessionAttempt } from '../fields/use-session-attempt.ts';
import { Heading, LoadingNote } from '../fields/view-parts.tsx';
import { isProfileComplete } from '../profile/store/complete-profile.ts';
import { useAuth } from '../session/auth-context.ts';
import { ChangeEmail } from './change-email.tsx';
import type { Newcomer } from './find-onboarding-step.ts';
import { messages } from './messages.ts';
import { consumeRedirect } from './use-onboarding-step.ts';

/** Shown until the account and its profile have loaded. */
export function Opening() {
  const { client } = useAuth();
  const { opening, loading, withoutScripts } = messages;
  return (
    <>
      <Heading>{opening}</Heading>
      <LoadingNote label={loading} withoutScripts={withoutScripts} onRetry={() => void client.reload()} />
    </>
  );
}

/** Replaces a form whose session has ended. What was typed stays in this tab for the same person. */
export function SessionEnded() {
  const { pathname } = useLocation();
  return (
    <>
      <Heading lead={messages.ended.text}>{messages.ended.title}</Heading>
      <ButtonLink to={`${paths.signIn}?next=${pathname}`} className="mt-6">
        {sharedMessages.signIn}
      </ButtonLink>
    </>
  );
}

/** Waits until the link in the email is used. */
export function ConfirmEmail({ address }: { address: string }) {
  const { client } = useAuth();
  const [resendAt, setResendAt] = useResendAt(address);
  const resend = useConfirmationResend({
    attempts: useSessionAttempt(),
    address,
    availableAt: resendAt,
    onSent: ({ retryAfterSeconds }) => setResendAt(Date.now() + retryAfterSeconds * 1000),
    onWait: setResendAt,
  });
  // A person who comes back from their inbox continues right away, even if the event stream is broken.
  useEffect(() => client.watchConfirmation(), [client]);
  return (
    <div className="grid gap-2">
      <Heading>{sharedMessages.checkEmail}</Heading>
      <div>
        <WaitingForConfirmation address={address} resend={resend}>
          <ChangeEmail />
        </WaitingForConfirmation>
      </div>
    </div>
  );
}

/** Shown when someone else confirmed this account’s address first, so it needs another one. */
export function AddressTaken() {
  return (
    <>
      <Heading lead={messages.taken.text}>{messages.taken.title}</Heading>
      <div className="mt-6">
        <ChangeEmail />
      </div>
    </>
  );
}

export function Stopped({ email }: { email: string }) {
  return (
    <div className="grid gap-3">
      <Heading>{sharedMessages.stopped.title}</Heading>
      <div>
        <SignUpStopped email={email}>
          <ButtonLink to={`${paths.signIn}?mode=signup`} state={{ email }}>
            {sharedMessages.stopped.startOver}
          </ButtonLink>
        </SignUpStopped>
      </div>
    </div>
  );
}

export function CreatePassword({ user }: { user: AuthUser }) {
  const navigate = useNavigate();
  const { title, lead } = sharedMessages.password;
  return (
    <CreatePasswordForm user={user} onDone={() => navigate(paths.onboardingProfile, { replace: true })}>
      <Heading lead={lead}>{title}</Heading>
    </CreatePasswordForm>
  );
}

export function AboutYou({ user, profile }: Newcomer) {
  const navigate = useNavigate();
  const { title, lead } = sharedMessages.aboutYou;
  return (
    <AboutYouForm
      user={user}
      profile={profile}
      // If neither a date of birth nor a quote provides an age, the wizard asks for it.
      onDone={(saved) =>
        navigate(isProfileComplete(saved) ? consumeRedirect() : paths.onboarding, { replace: true })
      }
    >
      <Heading lead={lead}>{title}</Heading>
    </AboutYouForm>
  );
}
