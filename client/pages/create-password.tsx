import { paths } from '../app/paths.ts';
import { OnboardingScreen } from '../features/account/onboarding/onboarding-screen.tsx';
import type { Page } from '../lib/page.ts';
import { onboardingArtUrl } from './onboarding-art.ts';

function CreatePassword() {
  return <OnboardingScreen page="password" artUrl={onboardingArtUrl} />;
}

export const createPasswordPage: Page = {
  Component: CreatePassword,
  meta: {
    title: 'Create Password',
    description: 'Choose the password of a new account.',
    path: paths.createPassword,
    robots: 'noindex',
  },
};
