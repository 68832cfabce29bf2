import { ProtectedArea } from '../../features/account/access/protected-area.tsx';
import { NoProfile } from '../../features/account/profile/no-profile.tsx';
import { ProfileScreen } from '../../features/account/profile/profile-screen.tsx';
import type { PageModule } from '../../lib/page.ts';

function ProfilePage() {
  return (
    <ProtectedArea title="Profile" missing={<NoProfile />}>
      {({ user, profile }) => <ProfileScreen key={user.id} user={user} profile={profile} />}
    </ProtectedArea>
  );
}

export const page: PageModule = {
  Component: ProfilePage,
  meta: {
    title: 'Profile',
    description: 'Your name and your age, as your account keeps them.',
    robots: 'noindex',
  },
};
