import { Download, KeyRound, LogOut, Smartphone } from 'lucide-react';
import type { AuthUser } from '../../../shared/api/auth-user.ts';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/actions/link.tsx';
import { useAttempt } from '../../ui/feedback/use-attempt.ts';
import { endSessionIntentionally, useAuth } from '../account/index.ts';
import { AccountButtonRow, AccountLinkRow } from './account-row.tsx';
import { Card } from './card.tsx';
import { messages } from './messages.ts';

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
