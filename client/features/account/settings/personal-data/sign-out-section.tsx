import { LogOut } from 'lucide-react';
import { Button } from '../../../../ui/actions/button.tsx';
import { useAccountAttempt } from '../../reauthentication/use-account-attempt.ts';
import { useAuth } from '../../session/auth-context.ts';
import { leave } from '../../session/intentional-sign-out.ts';
import { SettingsSection } from '../settings-section.tsx';

export function SignOutSection() {
  const { client } = useAuth();
  const here = useAccountAttempt();
  const everywhere = useAccountAttempt();
  const isBusy = here.isBusy || everywhere.isBusy;

  function signOut(scope: 'local' | 'global') {
    if (isBusy) return;
    const { attempt } = scope === 'local' ? here : everywhere;
    void attempt({
      failureTitle: 'Failed to sign out.',
      // The protected area then goes home.
      work: () => leave(client, () => client.run((auth) => auth.signOut(scope))),
    });
  }

  return (
    <SettingsSection
      title="Sign out"
      lead="Sign Out ends your session on this device. Signing out everywhere ends it on all of them, this one too."
    >
      <div className="flex flex-wrap gap-3">
        <Button
          aria-disabled={isBusy}
          isBusy={here.isBusy}
          busyLabel="Signing out..."
          onClick={() => signOut('local')}
        >
          <LogOut aria-hidden="true" className="size-5" /> Sign Out
        </Button>
        <Button
          variant="secondary"
          aria-disabled={isBusy}
          isBusy={everywhere.isBusy}
          busyLabel="Signing out..."
          onClick={() => signOut('global')}
        >
          Sign out everywhere
        </Button>
      </div>
      {here.dialog}
      {everywhere.dialog}
    </SettingsSection>
  );
}
