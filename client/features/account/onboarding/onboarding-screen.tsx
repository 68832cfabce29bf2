import type { ReactNode } from 'react';
import { SideArtPage } from '../../../ui/layout/side-art-page.tsx';
import { useViewFocus } from '../../../ui/use-view-focus.ts';
import { ConfirmEmail } from './confirm-email.tsx';
import type { Newcomer, OnboardingPage, Place } from './find-onboarding-step.ts';
import { AboutYou, CreatePassword } from './form-pages.tsx';
import { OnboardingBar } from './onboarding-bar.tsx';
import { Opening, ProfileFailed, SessionEnded } from './onboarding-loading.tsx';
import { SignUpStopped } from './sign-up-stopped.tsx';
import { useOnboardingStep } from './use-onboarding-step.ts';
import { Wizard } from './wizard/wizard.tsx';

/** Every page of the onboarding, in the look of the sign-in page, from which most people come. */
export function OnboardingScreen({ page }: { page: OnboardingPage }) {
  const { place, signOut } = useOnboardingStep(page);
  useViewFocus(nameView(place));
  return (
    <SideArtPage>
      <OnboardingBar onSignOut={signOut} />
      <main id="main" className="flex-1 px-5 pt-7 pb-10 md:px-(--gutter) md:pt-14">
        <div className="mx-auto w-full max-w-113">
          <CurrentView page={page} place={place} />
        </div>
      </main>
    </SideArtPage>
  );
}

function CurrentView({ page, place }: { page: OnboardingPage; place: Place }) {
  switch (place.kind) {
    case 'show':
      return <CurrentForm page={page} newcomer={place.newcomer} />;
    case 'confirm': {
      const address = place.user.email ?? '';
      return <ConfirmEmail key={address} address={address} />;
    }
    case 'stopped':
      return <SignUpStopped email={place.email} />;
    case 'ended':
      return <SessionEnded />;
    case 'failed':
      return <ProfileFailed error={place.error} />;
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

/** Changes when something else is shown. Leaving is no view of its own: the page is on its way. */
function nameView(place: Place): string {
  if (place.kind === 'confirm') return `confirm ${place.user.email ?? ''}`;
  return ['show', 'stopped', 'ended', 'failed'].includes(place.kind) ? place.kind : 'opening';
}
