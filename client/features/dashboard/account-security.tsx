import { ChevronRight, Download, KeyRound, LogOut, type LucideIcon, Smartphone } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { AuthUser } from '../../../shared/api/auth-user.ts';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/actions/link.tsx';
import { useAttempt } from '../../ui/feedback/use-attempt.ts';
import { endSessionIntentionally, useAuth } from '../account/index.ts';
import { Card } from './card.tsx';
import { messages } from './dashboard-messages.ts';

/** How the account is protected, with links to its settings. */
export function AccountSecurity({ user }: { user: AuthUser }) {
  const { client } = useAuth();
  const { isBusy, attempt } = useAttempt();
  const hasSecondFactor = user.factors.some(({ type, status }) => type === 'totp' && status === 'verified');

  function signOut() {
    void attempt({
      failureTitle: messages.security.signOutFailed,
      work: () => endSessionIntentionally(client, () => client.run((auth) => auth.signOut())),
      staysBusy: true,
    });
  }

  return (
    <Card title={messages.security.title}>
      <ul className="-mx-3 mt-2.5 mb-5">
        <AccountLinkRow
          to={`${paths.account}?tab=password`}
          Icon={KeyRound}
          title={messages.security.password}
          note={user.metadata.hasPassword ? messages.security.passwordSet : messages.security.passwordMissing}
        />
        <AccountLinkRow
          to={`${paths.account}?tab=password`}
          Icon={Smartphone}
          title={messages.security.twoStep}
          note={hasSecondFactor ? messages.security.on : messages.security.off}
        />
        <AccountLinkRow
          to={`${paths.account}?tab=account`}
          Icon={Download}
          title={messages.security.data}
          note={messages.security.dataNote}
        />
        <AccountButtonRow
          Icon={LogOut}
          title={messages.security.signOut}
          note={isBusy ? messages.security.signingOut : messages.security.signOutNote}
          isBusy={isBusy}
          onPress={signOut}
        />
      </ul>
      <ButtonLink to={paths.account} variant="secondary" size="sm">
        {messages.security.manage}
      </ButtonLink>
    </Card>
  );
}

type RowContent = { Icon: LucideIcon; title: string; note: string };

const rowClassName =
  'grid min-h-16 w-full cursor-pointer grid-cols-[1.25rem_minmax(0,1fr)_1.25rem] items-center gap-[min(0.875rem,3.6vw)] rounded-control p-[min(0.75rem,3.1vw)] text-left text-small leading-snug hover:bg-surface-hover';

function AccountLinkRow({ to, ...content }: RowContent & { to: string }) {
  return (
    <li>
      <Link to={to} className={rowClassName}>
        <Content {...content} />
      </Link>
    </li>
  );
}

type ButtonRowProps = RowContent & { isBusy: boolean; onPress: () => void };

function AccountButtonRow({ isBusy, onPress, ...content }: ButtonRowProps) {
  return (
    <li>
      <button
        type="button"
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : onPress}
        className={rowClassName}
      >
        <Content {...content} />
      </button>
    </li>
  );
}

function Content({ Icon, title, note }: RowContent) {
  return (
    <>
      <Icon aria-hidden="true" className="size-5 text-primary" />
      <span>
        <b className="block text-base font-semibold text-ink">{title}</b>
        <span>{note}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 text-muted" />
    </>
  );
}
