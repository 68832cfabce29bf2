import { SignedInArea } from '../../features/account/access/signed-in-area.tsx';
import { AccountScreen } from '../../features/account/settings/account-screen.tsx';
import type { PageModule } from '../../lib/page.ts';

function AccountSettings() {
  return (
    <SignedInArea title="Account settings">
      {(user) => <AccountScreen key={user.id} user={user} />}
    </SignedInArea>
  );
}

export const page: PageModule = {
  Component: AccountSettings,
  meta: {
    title: 'Account Settings',
    description: 'Change your email, password and phone, see your devices, and take or delete your data.',
    robots: 'noindex',
  },
};
