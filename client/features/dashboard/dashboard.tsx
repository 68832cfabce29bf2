import type { ReactNode } from 'react';
import type { AuthUser } from '../../../shared/api/auth-user.ts';
import type { Profile } from '../../../shared/api/profile.ts';
import { AccountSecurity } from './account-security.tsx';
import { ActivePolicies } from './active-policies.tsx';
import { Applications } from './applications.tsx';
import { DashboardGrid } from './dashboard-grid.tsx';
import { DashboardHeading } from './dashboard-heading.tsx';
import { LastMatch } from './last-match.tsx';
import { ProfileInformation } from './profile-information.tsx';
import type { QuoteOpener, QuoteStarter } from './use-quote-opening.ts';

type DashboardProps = {
  user: AuthUser;
  profile: Profile;
  openQuote: QuoteOpener;
  startQuote: QuoteStarter;
  /** A question about a quote in this browser. */
  question: ReactNode;
};

export function Dashboard({ user, profile, openQuote, startQuote, question }: DashboardProps) {
  const { quote } = profile;
  return (
    <>
      <DashboardHeading profile={profile} user={user} startQuote={startQuote} />
      {question}
      {quote && <LastMatch key={quote.quotedAt} quote={quote} openQuote={openQuote} />}
      <DashboardGrid
        main={
          <>
            <Applications quote={quote} />
            <ActivePolicies outcome={quote?.outcome} />
          </>
        }
        side={
          <>
            <AccountSecurity user={user} />
            <ProfileInformation profile={profile} user={user} />
          </>
        }
      />
    </>
  );
}
