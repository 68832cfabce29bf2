import { CallbackScreen } from '../../features/account/email-links/callback-screen.tsx';
import type { PageModule } from '../../lib/page.ts';
import { sideArtUrl } from '../../ui/layout/side-art.ts';

function AuthCallback() {
  return <CallbackScreen artUrl={sideArtUrl} />;
}

export const page: PageModule = {
  Component: AuthCallback,
  meta: {
    title: "Confirm it's you",
    description: 'Continues what began with a link in an email or with Google.',
    robots: 'noindex',
  },
};
