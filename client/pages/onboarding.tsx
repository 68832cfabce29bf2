import { paths } from '../app/paths.ts';
import { OnboardingScreen } from '../features/account/onboarding/onboarding-screen.tsx';
import type { Page } from '../lib/page.ts';
import { onboardingArtUrl } from './onboarding-art.ts';

function Onboarding() {
  return <OnboardingScreen page="wizard" artUrl={onboardingArtUrl} />;
}

export const onboardingPage: Page = {
  Component: Onboarding,
  meta: {
    title: 'Set up your account',
    description: 'The last steps of a new account: your name and your age.',
    path: paths.onboarding,
    robots: 'noindex',
  },
};
