import { accountPages } from '../../content/account-pages.ts';
import { OnboardingScreen } from '../../features/account/index.ts';
import type { PageModule } from '../../lib/page.ts';

function OnboardingProfile() {
  return <OnboardingScreen page="profile" />;
}

export const page: PageModule = {
  Component: OnboardingProfile,
  meta: {
    title: accountPages.onboardingProfile.title,
    description: accountPages.onboardingProfile.description,
    robots: 'noindex',
  },
};
