import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AuthUser } from '../../../shared/api/auth-user.ts';
import type { Profile } from '../../../shared/api/profile.ts';
import { paths } from '../../app/paths.ts';
import { formatPhone } from '../../lib/format-phone.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { useAttempt } from '../../ui/feedback/use-attempt.ts';
import { EmailText } from '../../ui/layout/rich-text.tsx';
import { AccountSecurity } from './account-security.tsx';
import { ActivePolicies, Applications } from './applications.tsx';
import { Card, DashboardGrid, VerificationBadge } from './card.tsx';
import { messages } from './dashboard-messages.ts';
import { LastMatch, type QuoteOpener } from './last-match.tsx';

type DashboardProps = {
  user: AuthUser;
  profile: Profile;
  openQuote: QuoteOpener;
  /** Makes room for another quote in this browser. */
  startQuote: () => Promise<void>;
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

/** Who is signed in, the verified channels, and the way to another quote. */
function DashboardHeading({ profile, user, startQuote }: Omit<DashboardProps, 'openQuote' | 'question'>) {
  const { firstName, quote } = profile;
  const navigate = useNavigate();
  const { isBusy, attempt } = useAttempt();

  async function work() {
    await startQuote();
    navigate(paths.quote);
  }

  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div>
        <h1 tabIndex={-1} className="font-display text-display-lg wrap-anywhere">
          {firstName ? messages.heading.welcomeByName(firstName) : messages.heading.welcome}
        </h1>
        <ul className="mt-3.5 flex flex-wrap items-center gap-x-4.5 gap-y-2.5">
          <Channel name="Email" isGiven={user.email !== null} isVerified={user.emailConfirmedAt !== null} />
          <Channel name="Phone" isGiven={user.phone !== null} isVerified={user.phoneConfirmedAt !== null} />
        </ul>
      </div>
      <Button
        variant={quote ? 'secondary' : 'primary'}
        isBusy={isBusy}
        onClick={() => void attempt({ failureTitle: messages.opening.notStarted, work })}
      >
        {messages.heading.newQuote}
      </Button>
    </div>
  );
}

type ChannelProps = { name: string; isGiven: boolean; isVerified: boolean };

function Channel({ name, isGiven, isVerified }: ChannelProps) {
  const channel = name.toLowerCase();
  return (
    <li className="flex items-center gap-2.5">
      <VerificationBadge isVerified={isVerified} channel={name} />
      {!isVerified && (
        <TextLink
          to={`${paths.account}?tab=${channel}`}
          className="inline-flex min-h-7 items-center text-small"
        >
          {(isGiven ? messages.heading.verify : messages.heading.add)(channel)}
        </TextLink>
      )}
    </li>
  );
}

function ProfileInformation({ profile, user }: { profile: Profile; user: AuthUser }) {
  const name = [profile.firstName, profile.lastName].filter((part) => part !== null).join(' ');
  return (
    <Card
      title={messages.profile.title}
      titleSide={
        <TextLink to={paths.profile} className="-my-2 inline-flex min-h-11 items-center max-md:text-small">
          {messages.profile.edit}
        </TextLink>
      }
    >
      <dl className="tabular mt-4 grid md:grid-cols-2 md:gap-x-10 min-[64rem]:grid-cols-1">
        <Row label={messages.profile.name}>{name}</Row>
        <Row label={messages.profile.age}>{profile.age}</Row>
        <Row label={messages.profile.email} isVerified={user.emailConfirmedAt !== null}>
          {user.email && <EmailText>{user.email}</EmailText>}
        </Row>
        <Row label={messages.profile.phone} isVerified={user.phoneConfirmedAt !== null}>
          {user.phone && formatPhone(user.phone)}
        </Row>
      </dl>
    </Card>
  );
}

type RowProps = { label: string; isVerified?: boolean | undefined; children: ReactNode };

function Row({ label, isVerified, children }: RowProps) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 border-t border-line py-3">
      <dt className="min-h-6 text-small">{label}</dt>
      <dd className="col-span-2 row-start-2 font-medium text-ink wrap-anywhere">
        {children ?? <span className="font-normal text-muted">{messages.profile.missing}</span>}
      </dd>
      {isVerified !== undefined && (
        <dd className="col-start-2 row-start-1 -my-0.5 justify-self-end">
          <VerificationBadge isVerified={isVerified} />
        </dd>
      )}
    </div>
  );
}
