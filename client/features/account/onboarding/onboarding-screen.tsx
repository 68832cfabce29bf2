import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { useViewFocus } from '../../../ui/use-view-focus.ts';
import { AboutYouForm } from '../fields/about-you-form.tsx';
import { messages as sharedMessages } from '../fields/account-messages.ts';
import { AccountPage, Heading, LoadingNote, ProfileFailed } from '../fields/account-page.tsx';
import { SignUpStopped, useResendAt, WaitingForConfirmation } from '../fields/confirmation.tsx';
import { CreatePasswordForm } from '../fields/create-password-form.tsx';
import { useSessionAttempt } from '../fields/use-session-attempt.ts';
import { isProfileComplete } from '../profile/complete-profile.ts';
import { useAuth } from '../session/auth-context.ts';
import { ChangeEmail } from './change-email.tsx';
import type { Newcomer, OnboardingPage, OnboardingStep } from './find-onboarding-step.ts';
import { messages } from './onboarding-messages.ts';
import { consumeRedirect, useOnboardingStep } from './use-onboarding-step.ts';
import { Wizard } from './wizard.tsx';

/** Every onboarding page. They look like the sign-in page, where most people come from. */
export function OnboardingScreen({ page }: { page: OnboardingPage }) {
  const { step, signOut, reloadProfile } = useOnboardingStep(page);
  useViewFocus(nameView(step));
  return (
    <AccountPage bar={<Owner onSignOut={signOut} />}>
      {step.kind === 'failed' ? (
        <ProfileFailed error={step.error} onRetry={() => void reloadProfile()} />
      ) : (
        <CurrentView page={page} step={step} />
      )}
    </AccountPage>
  );
}

function CurrentView({ page, step }: { page: OnboardingPage; step: OnboardingStep }) {
  switch (step.kind) {
    case 'show':
      return <CurrentForm page={page} newcomer={step.newcomer} />;
    case 'confirm': {
      const { email } = step.user;
      return email === null ? <AddressTaken /> : <ConfirmEmail key={email} address={email} />;
    }
    case 'stopped':
      return <Stopped email={step.email} />;
    case 'ended':
      return <SessionEnded />;
    default:
      return <Opening />;
  }
}

function CurrentForm({ page, newcomer: { user, profile } }: { page: OnboardingPage; newcomer: Newcomer }) {
  const navigate = useNavigate();
  const { password, aboutYou } = sharedMessages;
  switch (page) {
    case 'password':
      return (
        <CreatePasswordForm
          key={user.id}
          user={user}
          onDone={() => navigate(paths.onboardingProfile, { replace: true })}
        >
          <Heading lead={password.lead}>{password.title}</Heading>
        </CreatePasswordForm>
      );
    case 'profile':
      return (
        <AboutYouForm
          key={user.id}
          user={user}
          profile={profile}
          // If neither a date of birth nor a quote provides an age, the wizard asks for it.
          onDone={(saved) =>
            navigate(isProfileComplete(saved) ? consumeRedirect() : paths.onboarding, { replace: true })
          }
        >
          <Heading lead={aboutYou.lead}>{aboutYou.title}</Heading>
        </AboutYouForm>
      );
    default:
      return <Wizard key={user.id} user={user} profile={profile} />;
  }
}

/** Changes when something else is shown. A redirect doesn't count, because nothing new appears. */
function nameView(step: OnboardingStep): string {
  if (step.kind === 'confirm') return `confirm ${step.user.email ?? ''}`;
  return ['show', 'stopped', 'ended', 'failed'].includes(step.kind) ? step.kind : 'opening';
}

function Owner({ onSignOut }: { onSignOut: () => Promise<void> }) {
  const { state } = useAuth();
  const { pathname } = useLocation();
  const { isBusy, attempt } = useSessionAttempt();
  const name = state.status === 'signed-in' ? (state.user.email ?? state.user.phone ?? '') : '';
  return (
    <div className="ml-auto flex min-w-0 items-center gap-1">
      {state.status === 'signed-in' && (
        <>
          <span title={name} className="truncate text-small">
            {name}
          </span>
          <Button
            variant="text"
            size="sm"
            className="-mr-3 flex-none"
            isBusy={isBusy}
            onClick={() => void attempt({ work: onSignOut, failureTitle: sharedMessages.signOutFailed })}
          >
            {messages.signOut}
          </Button>
        </>
      )}
      {state.status === 'signed-out' && (
        <ButtonLink to={`${paths.signIn}?next=${pathname}`} variant="secondary" size="sm">
          {sharedMessages.signIn}
        </ButtonLink>
      )}
    </div>
  );
}

function Opening() {
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
function SessionEnded() {
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

function ConfirmEmail({ address }: { address: string }) {
  const { client } = useAuth();
  const [resendAt, setResendAt] = useResendAt(address);
  const attempts = useSessionAttempt();
  // A person who comes back from their inbox continues right away, even if the event stream is broken.
  useEffect(() => client.watchConfirmation(), [client]);
  return (
    <div className="grid gap-2">
      <Heading>{sharedMessages.checkEmail}</Heading>
      <div>
        <WaitingForConfirmation
          address={address}
          resend={{ attempts, availableAt: resendAt, onWait: setResendAt }}
        >
          <ChangeEmail />
        </WaitingForConfirmation>
      </div>
    </div>
  );
}

/** Shown when someone else confirmed this account’s address first, so it needs another one. */
function AddressTaken() {
  return (
    <>
      <Heading lead={messages.taken.text}>{messages.taken.title}</Heading>
      <div className="mt-6">
        <ChangeEmail />
      </div>
    </>
  );
}

function Stopped({ email }: { email: string }) {
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
