import { paths } from '../app/paths.ts';
import { AccountScreen } from '../features/account/account-screen.tsx';
import { ProtectedArea } from '../features/account-area/protected-area.tsx';
import type { Page } from '../lib/page.ts';

function AccountSettings() {
  return (
    <ProtectedArea title="Account settings">
      {({ user }) => <AccountScreen key={user.id} user={user} />}
    </ProtectedArea>
  );
}

export const accountPage: Page = {
  Component: AccountSettings,
  meta: {
    title: 'Account Settings',
    description: 'Change your email, password and phone, see your devices, and take or delete your data.',
    path: paths.account,
    robots: 'noindex',
  },
};
