import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { useViewFocus } from '../../../ui/use-view-focus.ts';
import { messages as sharedMessages } from '../fields/messages.ts';
import { useSessionAttempt } from '../fields/use-session-attempt.ts';
import { AccountPage, ProfileFailed } from '../fields/view-parts.tsx';
import { useAuth } from '../session/auth-context.ts';
import type { Newcomer, OnboardingPage, OnboardingStep } from './find-onboarding-step.ts';
import { messages } from './messages.ts';
import {
  AboutYou,
  AddressTaken,
  ConfirmEmail,
  CreatePassword,
  Opening,
  SessionEnded,
  Stopped,
} from './onboarding-views.tsx';
import { useOnboardingStep } from './use-onboarding-step.ts';
import { Wizard } from './wizard/wizard.tsx';

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

function CurrentForm({ page, newcomer }: { page: OnboardingPage; newcomer: Newcomer }): ReactNode {
  const key = newcomer.user.id;
  switch (page) {
    case 'password':
      return <CreatePassword key={key} user={newcomer.user} />;
    case 'profile':
      return <AboutYou key={key} {...newcomer} />;
    default:
      return <Wizard key={key} {...newcomer} />;
  }
}

/** Changes when something else is shown. A redirect doesn't count, because nothing new appears. */
function nameView(step: OnboardingStep): string {
  if (step.kind === 'confirm') return `confirm ${step.user.email ?? ''}`;
  return ['show', 'stopped', 'ended', 'failed'].includes(step.kind) ? step.kind : 'opening';
}

/** Shows whose account this is, and the button to sign out. */
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
