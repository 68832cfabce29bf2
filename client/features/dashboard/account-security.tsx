import { ChevronRight, Download, KeyRound, LogOut, type LucideIcon, Smartphone } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { AuthUser } from '../../../shared/api/auth-user.ts';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/actions/link.tsx';
import { useAttempt } from '../../ui/feedback/use-attempt.ts';
import { endSessionIntentionally, useAuth } from '../account/index.ts';
import { Card } from './card.tsx';
import { messages } from './dashboard-messages.ts';

const { security: words } = messages;

export function AccountSecurity({ user }: { user: AuthUser }) {
  const { client } = useAuth();
  const { isBusy, attempt } = useAttempt();
  const hasSecondFactor = user.factors.some(({ type, status }) => type === 'totp' && status === 'verified');
  const rows = [
    {
      tab: 'password',
      Icon: KeyRound,
      title: words.password,
      note: user.metadata.hasPassword ? words.passwordSet : words.passwordMissing,
    },
    { tab: 'password', Icon: Smartphone, title: words.twoStep, note: hasSecondFactor ? words.on : words.off },
    { tab: 'account', Icon: Download, title: words.data, note: words.dataNote },
  ];

  function signOut() {
    void attempt({
      failureTitle: words.signOutFailed,
      work: () => endSessionIntentionally(client, () => client.run((auth) => auth.signOut())),
      staysBusy: true,
    });
  }

  return (
    <Card title={words.title}>
      <ul className="-mx-3 mt-2.5 mb-5">
        {rows.map(({ tab, ...row }) => (
          <li key={row.title}>
            <Link to={`${paths.account}?tab=${tab}`} className={rowClassName}>
              <RowContent {...row} />
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-disabled={isBusy || undefined}
            onClick={isBusy ? undefined : signOut}
            className={rowClassName}
          >
            <RowContent
              Icon={LogOut}
              title={words.signOut}
              note={isBusy ? words.signingOut : words.signOutNote}
            />
          </button>
        </li>
      </ul>
      <ButtonLink to={paths.account} variant="secondary" size="sm">
        {words.manage}
      </ButtonLink>
    </Card>
  );
}

const rowClassName =
  'grid min-h-16 w-full cursor-pointer grid-cols-[1.25rem_minmax(0,1fr)_1.25rem] items-center gap-[min(0.875rem,3.6vw)] rounded-control p-[min(0.75rem,3.1vw)] text-left text-small leading-snug hover:bg-surface-hover';

function RowContent({ Icon, title, note }: { Icon: LucideIcon; title: string; note: string }) {
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
