import { OnboardingScreen } from '../../features/account/index.ts';
import type { PageModule } from '../../lib/page.ts';

function CreatePassword() {
  return <OnboardingScreen page="password" />;
}

export const page: PageModule = {
  Component: CreatePassword,
  meta: {
    title: 'Create Password',
    description: 'Choose the password of a new account.',
    robots: 'noindex',
  },
};
