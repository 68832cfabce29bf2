import type { AuthUser } from '../../../shared/api/auth-user.ts';
import type { Profile } from '../../../shared/api/profile.ts';
import { AccountSecurity } from './account-security.tsx';
import { ActivePolicies } from './active-policies.tsx';
import { Applications } from './applications.tsx';
import { DashboardGrid } from './dashboard-grid.tsx';
import { DashboardHeading } from './dashboard-heading.tsx';
import { ProfileInformation } from './profile-information.tsx';
import type { QuoteOpener } from './use-quote-opening.ts';

type DashboardProps = { user: AuthUser; profile: Profile; openQuote: QuoteOpener };

export function Dashboard({ user, profile, openQuote }: DashboardProps) {
  return (
    <>
      <DashboardHeading firstName={profile.firstName} user={user} />
      <DashboardGrid
        main={
          <>
            <ActivePolicies />
            <Applications quote={profile.quote} openQuote={openQuote} />
            <ProfileInformation profile={profile} user={user} />
          </>
        }
        side={<AccountSecurity user={user} />}
      />
    </>
  );
}
