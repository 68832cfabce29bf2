import { accountPages } from '../../content/account-pages.ts';
import { AccountScreen, SignedInArea } from '../../features/account/index.ts';
import type { PageModule } from '../../lib/page.ts';

function AccountSettings() {
  return (
    <SignedInArea title={accountPages.settings.heading}>
      {(user) => <AccountScreen key={user.id} user={user} />}
    </SignedInArea>
  );
}

export const page: PageModule = {
  Component: AccountSettings,
  meta: { ...accountPages.settings, robots: 'noindex' },
};
