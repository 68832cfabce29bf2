import { accountPages } from '../../content/account-pages.ts';
import { OnboardingScreen } from '../../features/account/index.ts';
import type { PageModule } from '../../lib/page.ts';

function OnboardingFlow() {
  return <OnboardingScreen page="flow" />;
}

export const page: PageModule = {
  Component: OnboardingFlow,
  meta: {
    title: accountPages.onboarding.title,
    description: accountPages.onboarding.description,
    robots: 'noindex',
  },
};
