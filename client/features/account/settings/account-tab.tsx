import { Download, LogOut } from 'lucide-react';
import { useState } from 'react';
import type { AuthUser } from '../../../../shared/api/auth-user.ts';
import { brand } from '../../../../shared/site/brand.data.ts';
import { call } from '../../../lib/api-client.ts';
import { attempt } from '../../../lib/stored-value.ts';
import { listWaitingClicks, writeWaitingClicks } from '../../../lib/waiting-clicks.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { saveFile } from '../../../ui/actions/save-file.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { AccountAction } from '../reauthentication/account-action.tsx';
import { IdentityDialog } from '../reauthentication/identity-dialog.tsx';
import { useAccountAttempt } from '../reauthentication/use-account-attempt.tsx';
import { useAuth } from '../session/auth-context.ts';
import { isConfirmed } from '../session/auth-state.ts';
import { endSessionIntentionally } from '../session/intentional-sign-out.ts';
import { DeviceSection } from './device-section.tsx';
import { messages } from './settings-messages.ts';
import { SettingsSection, VerifyFirst } from './settings-section.tsx';

/** Sessions, the person's data, and deleting the account. */
export function AccountTab({ user, isShown }: { user: AuthUser; isShown: boolean }) {
  const { data } = messages;
  return (
    <>
      <SignOutSection />
      <DeviceSection isShown={isShown} />
      <SettingsSection title={data.title} lead={data.lead}>
        {isConfirmed(user) ? (
          <AccountAction busyLabel={messages.preparing} failureTitle={data.failed} work={download}>
            <Download aria-hidden="true" className="size-5" /> {data.submit}
          </AccountAction>
        ) : (
          <VerifyFirst />
        )}
      </SettingsSection>
      <DeleteSection user={user} />
    </>
  );
}

function SignOutSection() {
  const { client } = useAuth();
  const { isBusy, attempt, dialog } = useAccountAttempt();
  const [scope, setScope] = useState<'local' | 'global'>();
  const words = messages.signOut;

  function signOut(asked: 'local' | 'global') {
    if (isBusy) return;
    setScope(asked);
    void attempt({
      failureTitle: words.failed,
      // The protected area then redirects to the home page.
      work: () => endSessionIntentionally(client, () => client.run((auth) => auth.signOut(asked))),
    });
  }

  return (
    <SettingsSection title={words.title} lead={words.lead}>
      <div className="flex flex-wrap gap-3">
        <Button
          aria-disabled={isBusy}
          isBusy={isBusy && scope === 'local'}
          busyLabel={words.busy}
          onClick={() => signOut('local')}
        >
          <LogOut aria-hidden="true" className="size-5" /> {words.here}
        </Button>
        <Button
          variant="secondary"
          aria-disabled={isBusy}
          isBusy={isBusy && scope === 'global'}
          busyLabel={words.busy}
          onClick={() => signOut('global')}
        >
          {words.everywhere}
        </Button>
      </div>
      {dialog}
    </SettingsSection>
  );
}

async function download(): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const data = await call('GET /api/auth/user/export', { timeoutMs: 60_000 });
  saveFile(`${brand.slug}-my-data-${day}.json`, JSON.stringify(data, null, 2), 'application/json');
  toast.success(messages.data.ready);
}

function DeleteSection({ user }: { user: AuthUser }) {
  const { client } = useAuth();
  const [isOpen, setIsOpen] = useState(false);
  const words = messages.deletion;
  return (
    <SettingsSection title={words.title} lead={words.lead}>
      <Button variant="destructive" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      {isOpen && (
        <IdentityDialog
          user={user}
          words={words.ask}
          isDestructive
          onProof={async (proof) => {
            await endSessionIntentionally(client, () => call('DELETE /api/auth/user', { body: proof }));
            clearDeviceData();
            toast.success(words.done);
            // No one is signed in anymore, so the protected area redirects to the home page.
            await client.reload();
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </SettingsSection>
  );
}

/**
 * Removes what this site stores in this browser: the quote, drafts of forms, the calculator's figures, and the
 * analytics id. Clicks on their way to the server stay, as no one's, because the carriers have their ids already. The
 * person's other browsers keep theirs until it expires.
 */
export function clearDeviceData(): void {
  const clicks = listWaitingClicks().map(({ sessionId, userId, ...click }) => click);
  const own = new RegExp(`^${brand.slug}[._]`);
  for (const openArea of [() => window.localStorage, () => window.sessionStorage]) {
    attempt(() => {
      const area = openArea();
      for (const key of Object.keys(area)) if (own.test(key)) area.removeItem(key);
    });
  }
  writeWaitingClicks(clicks);
}
