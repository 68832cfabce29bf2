import { paths } from '../app/paths.ts';
import { CallbackScreen } from '../features/account/email-links/callback-screen.tsx';
import type { Page } from '../lib/page.ts';
import { onboardingArtUrl } from './onboarding-art.ts';

function AuthCallback() {
  return <CallbackScreen artUrl={onboardingArtUrl} />;
}

export const authCallbackPage: Page = {
  Component: AuthCallback,
  meta: {
    title: "Confirm it's you",
    description: 'Continues what began with a link in an email or with Google.',
    path: paths.authCallback,
    robots: 'noindex',
  },
};
