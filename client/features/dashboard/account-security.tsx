import { Download, KeyRound, LogOut, Smartphone } from 'lucide-react';
import type { AuthUser } from '../../../shared/api/auth-user.ts';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/actions/link.tsx';
import { useAttempt } from '../../ui/feedback/use-attempt.ts';
import { leave, useAuth } from '../account/index.ts';
import { AccountButtonRow, AccountLinkRow } from './account-row.tsx';
import { Card } from './card.tsx';

/** How the account is guarded, and the ways to its settings. */
export function AccountSecurity({ user }: { user: AuthUser }) {
  const { client } = useAuth();
  const { isBusy, attempt } = useAttempt();
  const hasSecondFactor = user.factors.some(({ status }) => status === 'verified');

  function signOut() {
    void attempt({
      failureTitle: 'Failed to sign out.',
      work: () => leave(client, () => client.run((auth) => auth.signOut())),
      staysBusy: true,
    });
  }

  return (
    <Card title="Account & Security">
      <ul className="-mx-3 mt-2.5 mb-5">
        <AccountLinkRow
          to={`${paths.account}?tab=password`}
          Icon={KeyRound}
          title="Password"
          note={user.metadata.hasPassword ? 'Set' : 'Not set yet'}
        />
        <AccountLinkRow
          to={`${paths.account}?tab=password`}
          Icon={Smartphone}
          title="Two-step sign-in"
          note={hasSecondFactor ? 'On' : 'Off'}
        />
        <AccountLinkRow
          to={`${paths.account}?tab=account`}
          Icon={Download}
          title="Your data"
          note="Download or delete"
        />
        <AccountButtonRow
          Icon={LogOut}
          title="Sign out"
          note={isBusy ? 'Signing out...' : 'On this device'}
          isBusy={isBusy}
          onPress={signOut}
        />
      </ul>
      <ButtonLink to={paths.account} variant="secondary" size="sm">
        Manage account
      </ButtonLink>
    </Card>
  );
}
