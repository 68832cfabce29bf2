import { paths } from '../app/paths.ts';
import { OnboardingScreen } from '../features/account/onboarding/onboarding-screen.tsx';
import type { Page } from '../lib/page.ts';
import { onboardingArtUrl } from './onboarding-art.ts';

function OnboardingProfile() {
  return <OnboardingScreen page="profile" artUrl={onboardingArtUrl} />;
}

export const onboardingProfilePage: Page = {
  Component: OnboardingProfile,
  meta: {
    title: 'About you',
    description: 'Your name and your consents, for a new account.',
    path: paths.onboardingProfile,
    robots: 'noindex',
  },
};
