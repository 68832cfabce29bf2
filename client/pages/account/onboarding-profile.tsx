import { OnboardingScreen } from '../../features/account/onboarding/onboarding-screen.tsx';
import type { PageModule } from '../../lib/page.ts';
import { sideArtUrl } from '../../ui/layout/side-art.ts';

function OnboardingProfile() {
  return <OnboardingScreen page="profile" artUrl={sideArtUrl} />;
}

export const page: PageModule = {
  Component: OnboardingProfile,
  meta: {
    title: 'About you',
    description: 'Your name and your consents, for a new account.',
    robots: 'noindex',
  },
};
