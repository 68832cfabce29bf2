import { paths } from '../app/paths.ts';
import { Completing } from '../features/auth-callback/completing.tsx';
import type { Page } from '../lib/page.ts';

export const authCallbackPage: Page = {
  Component: Completing,
  meta: {
    title: 'Completing sign-in',
    description: 'Completes a sign-in that began in an email or with Google.',
    path: paths.authCallback,
    robots: 'noindex',
  },
};
