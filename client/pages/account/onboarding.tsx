import { OnboardingScreen } from '../../features/account/onboarding/onboarding-screen.tsx';
import type { PageModule } from '../../lib/page.ts';
import { sideArtUrl } from '../../ui/layout/side-art.ts';

function Onboarding() {
  return <OnboardingScreen page="wizard" artUrl={sideArtUrl} />;
}

export const page: PageModule = {
  Component: Onboarding,
  meta: {
    title: 'Set up your account',
    description: 'The last steps of a new account: your name and your age.',
    robots: 'noindex',
  },
};
