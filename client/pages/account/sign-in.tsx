import { accountPages } from '../../content/account-pages.ts';
import { SignInScreen } from '../../features/account/index.ts';
import type { PageModule } from '../../lib/page.ts';

export const page: PageModule = {
  Component: SignInScreen,
  meta: {
    title: accountPages.signIn.title,
    description: accountPages.signIn.description,
    robots: 'noindex',
  },
};
