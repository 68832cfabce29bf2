import type { AuthUser } from '../../../shared/api/auth-user.ts';
import type { Profile } from '../../../shared/api/profile.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { messages } from './messages.ts';
import { type QuoteStarter, useQuoteStart } from './use-quote-opening.ts';
import { VerificationBadge } from './verification-badge.tsx';

type DashboardHeadingProps = { profile: Profile; user: AuthUser; startQuote: QuoteStarter };

/** Who is signed in, the verified channels, and the way to another quote. */
export function DashboardHeading({ profile, user, startQuote }: DashboardHeadingProps) {
  const { firstName, quote } = profile;
  const { isBusy, start } = useQuoteStart(startQuote);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div>
        <h1 tabIndex={-1} className="font-display text-display-lg wrap-anywhere">
          {firstName ? messages.heading.welcomeByName(firstName) : messages.heading.welcome}
        </h1>
        <ul className="mt-3.5 flex flex-wrap items-center gap-x-4.5 gap-y-2.5">
          <Channel
            name="Email"
            isGiven={user.email !== null}
            isVerified={user.emailConfirmedAt !== null}
            tab="email"
          />
          <Channel
            name="Phone"
            isGiven={user.phone !== null}
            isVerified={user.phoneConfirmedAt !== null}
            tab="phone"
          />
        </ul>
      </div>
      <Button variant={quote ? 'secondary' : 'primary'} isBusy={isBusy} onClick={start}>
        {messages.heading.newQuote}
      </Button>
    </div>
  );
}

type ChannelProps = { name: string; isGiven: boolean; isVerified: boolean; tab: string };

function Channel({ name, isGiven, isVerified, tab }: ChannelProps) {
  return (
    <li className="flex items-center gap-2.5">
      <VerificationBadge isVerified={isVerified} channel={name} />
      {!isVerified && (
        <TextLink to={`${paths.account}?tab=${tab}`} className="inline-flex min-h-7 items-center text-small">
          {isGiven ? messages.heading.verify(name.toLowerCase()) : messages.heading.add(name.toLowerCase())}
        </TextLink>
      )}
    </li>
  );
}
