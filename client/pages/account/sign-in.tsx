import { SignInScreen } from '../../features/account/index.ts';
import type { PageModule } from '../../lib/page.ts';

export const page: PageModule = {
  Component: SignInScreen,
  meta: {
    title: 'Sign In',
    description: 'Sign in or create an account to keep your match and pick up on any device.',
    robots: 'noindex',
  },
};
