import { accountPages } from '../../content/account-pages.ts';
import { OnboardingScreen } from '../../features/account/index.ts';
import type { PageModule } from '../../lib/page.ts';

export const page: PageModule = {
  Component: () => <OnboardingScreen page="flow" />,
  meta: { ...accountPages.onboarding, robots: 'noindex' },
};
