import { accountPages } from '../../content/account-pages.ts';
import { CallbackScreen } from '../../features/account/index.ts';
import type { PageModule } from '../../lib/page.ts';

export const page: PageModule = {
  Component: CallbackScreen,
  meta: {
    title: accountPages.callback.title,
    description: accountPages.callback.description,
    robots: 'noindex',
  },
};
