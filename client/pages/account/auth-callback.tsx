import { accountPages } from '../../content/account-pages.ts';
import { CallbackScreen } from '../../features/account/index.ts';
import type { PageModule } from '../../lib/page.ts';

export const page: PageModule = {
  Component: CallbackScreen,
  meta: { ...accountPages.callback, robots: 'noindex' },
};
