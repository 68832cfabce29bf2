import { accountPages } from '../../content/account-pages.ts';
import { NoProfile, ProfileScreen, ProtectedArea } from '../../features/account/index.ts';
import type { PageModule } from '../../lib/page.ts';

function ProfilePage() {
  return (
    <ProtectedArea title={accountPages.profile.title} missing={<NoProfile />}>
      {({ user, profile }) => <ProfileScreen key={user.id} user={user} profile={profile} />}
    </ProtectedArea>
  );
}

export const page: PageModule = {
  Component: ProfilePage,
  meta: { ...accountPages.profile, robots: 'noindex' },
};
