import { useState } from 'react';
import type { AuthUser } from '../../../../../shared/api/auth-user.ts';
import { call } from '../../../../lib/api-client.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { AlertDialog } from '../../../../ui/overlays/dialog.tsx';
import { ReauthenticationFields } from '../../reauthentication/reauthentication-fields.tsx';
import { useReauthenticationForm } from '../../reauthentication/use-reauthentication-form.ts';
import { useAuth } from '../../session/auth-context.ts';
import { leave } from '../../session/intentional-sign-out.ts';
import { SettingsSection } from '../settings-section.tsx';
import { clearDeviceData } from './clear-device-data.ts';

export function DeleteSection({ user }: { user: AuthUser }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingsSection
      title="Danger Zone"
      lead="Deleting is at once and for good: your account, your profile, your quote and your sessions, here and on our servers."
    >
      <Button variant="destructive" onClick={() => setIsOpen(true)}>
        Delete Account
      </Button>
      {isOpen && <DeleteDialog user={user} onClose={() => setIsOpen(false)} />}
    </SettingsSection>
  );
}

/** The last question before an account is gone. It takes a proof that it is the person who asks. */
function DeleteDialog({ user, onClose }: { user: AuthUser; onClose: () => void }) {
  const { client } = useAuth();
  const form = useReauthenticationForm({
    user,
    onProof: async (proof) => {
      await leave(client, () => call('DELETE /api/auth/user', { body: proof }));
      clearDeviceData();
      toast.success({
        title: 'Account deleted',
        description: 'Your data is gone from our servers, and your quote from this browser.',
      });
      // No one is signed in any more: the protected area goes home.
      await client.reload();
    },
  });
  return (
    <AlertDialog
      isOpen
      onClose={onClose}
      title="Delete your account?"
      description="This action cannot be undone. This will permanently delete your account and remove all your data from our servers."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form.id}
            variant="destructive"
            aria-disabled={!form.isReady}
            isBusy={form.busy === 'proving'}
            busyLabel="Deleting..."
          >
            Delete Account
          </Button>
        </>
      }
    >
      <ReauthenticationFields form={form} userName={user.email ?? user.phone ?? ''} />
    </AlertDialog>
  );
}
