import { accountPages } from '../../content/account-pages.ts';
import { OnboardingScreen } from '../../features/account/index.ts';
import type { PageModule } from '../../lib/page.ts';

function Onboarding() {
  return <OnboardingScreen page="wizard" />;
}

export const page: PageModule = {
  Component: Onboarding,
  meta: {
    title: accountPages.onboarding.title,
    description: accountPages.onboarding.description,
    robots: 'noindex',
  },
};
