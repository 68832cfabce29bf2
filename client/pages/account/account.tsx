import { AccountScreen, SignedInArea } from '../../features/account/index.ts';
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
