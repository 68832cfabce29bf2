import { OnboardingScreen } from '../../features/account/onboarding/onboarding-screen.tsx';
import type { PageModule } from '../../lib/page.ts';
import { sideArtUrl } from '../../ui/layout/side-art.ts';

function CreatePassword() {
  return <OnboardingScreen page="password" artUrl={sideArtUrl} />;
}

export const page: PageModule = {
  Component: CreatePassword,
  meta: {
    title: 'Create Password',
    description: 'Choose the password of a new account.',
    robots: 'noindex',
  },
};
