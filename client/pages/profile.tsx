import { paths } from '../app/paths.ts';
import { ProtectedArea } from '../features/account/access/protected-area.tsx';
import { NoProfile } from '../features/account/profile/no-profile.tsx';
import { ProfileScreen } from '../features/account/profile/profile-screen.tsx';
import type { Page } from '../lib/page.ts';

function ProfilePage() {
  return (
    <ProtectedArea title="Profile" missing={<NoProfile />}>
      {({ user, profile }) => <ProfileScreen key={user.id} user={user} profile={profile} />}
    </ProtectedArea>
  );
}

export const profilePage: Page = {
  Component: ProfilePage,
  meta: {
    title: 'Profile',
    description: 'Your name and your age, as your account keeps them.',
    path: paths.profile,
    robots: 'noindex',
  },
};
