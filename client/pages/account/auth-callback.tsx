import { CallbackScreen } from '../../features/account/index.ts';
import type { PageModule } from '../../lib/page.ts';

export const page: PageModule = {
  Component: CallbackScreen,
  meta: {
    title: "Confirm it's you",
    description: 'Continues what began with a link in an email or with Google.',
    robots: 'noindex',
  },
};
