import { NoProfile, ProfileScreen, ProtectedArea } from '../../features/account/index.ts';
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
