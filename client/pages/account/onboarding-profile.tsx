import { OnboardingScreen } from '../../features/account/index.ts';
import type { PageModule } from '../../lib/page.ts';

function OnboardingProfile() {
  return <OnboardingScreen page="profile" />;
}

export const page: PageModule = {
  Component: OnboardingProfile,
  meta: {
    title: 'About you',
    description: 'Your name and your consents, for a new account.',
    robots: 'noindex',
  },
};
