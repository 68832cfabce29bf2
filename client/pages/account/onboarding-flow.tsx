import { OnboardingScreen } from '../../features/account/index.ts';
import type { PageModule } from '../../lib/page.ts';

function OnboardingFlow() {
  return <OnboardingScreen page="flow" />;
}

export const page: PageModule = {
  Component: OnboardingFlow,
  meta: {
    title: 'Set up your account',
    description: 'The last steps of a new account: your name and your age.',
    robots: 'noindex',
  },
};
