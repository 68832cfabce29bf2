import { OnboardingScreen } from '../../features/account/index.ts';
import type { PageModule } from '../../lib/page.ts';

function Onboarding() {
  return <OnboardingScreen page="wizard" />;
}

export const page: PageModule = {
  Component: Onboarding,
  meta: {
    title: 'Set up your account',
    description: 'The last steps of a new account: your name and your age.',
    robots: 'noindex',
  },
};
