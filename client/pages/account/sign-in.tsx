import { SignInScreen } from '../../features/account/sign-in/sign-in-screen.tsx';
import type { PageModule } from '../../lib/page.ts';
import { sideArtUrl } from '../../ui/layout/side-art.ts';

function SignIn() {
  return <SignInScreen artUrl={sideArtUrl} />;
}

export const page: PageModule = {
  Component: SignIn,
  meta: {
    title: 'Sign In',
    description: 'Sign in or create an account to keep your match and pick up on any device.',
    robots: 'noindex',
  },
};
