import { accountPages } from '../../content/account-pages.ts';
import { OnboardingScreen } from '../../features/account/index.ts';
import type { PageModule } from '../../lib/page.ts';

function CreatePassword() {
  return <OnboardingScreen page="password" />;
}

export const page: PageModule = {
  Component: CreatePassword,
  meta: {
    title: accountPages.createPassword.title,
    description: accountPages.createPassword.description,
    robots: 'noindex',
  },
};
