import { paths } from '../app/paths.ts';
import { SignInScreen } from '../features/account/sign-in/sign-in-screen.tsx';
import streetUrl from '../features/quote/art/street.svg';
import type { Page } from '../lib/page.ts';

/** The picture's middle, seen from further away than in the quote flow. */
const artUrl = `${streetUrl}#svgView(viewBox(-130,-240,860,880);preserveAspectRatio(xMidYMax%20slice))`;

function SignIn() {
  return <SignInScreen artUrl={artUrl} />;
}

export const signInPage: Page = {
  Component: SignIn,
  meta: {
    title: 'Sign In',
    description: 'Sign in or create an account to keep your match and pick up on any device.',
    path: paths.signIn,
    robots: 'noindex',
  },
};
