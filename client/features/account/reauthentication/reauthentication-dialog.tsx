import type { AuthUser } from '../../../../shared/api/auth-user.ts';
import { call } from '../../../lib/api-client.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { ReauthenticationFields } from './reauthentication-fields.tsx';
import { useReauthenticationForm } from './use-reauthentication-form.ts';

type ReauthenticationDialogProps = { user: AuthUser; onProven: () => void; onClose: () => void };

/** Asks a person whose sign-in is too long ago for a change to prove again who they are. */
export function ReauthenticationDialog({ user, onProven, onClose }: ReauthenticationDialogProps) {
  const form = useReauthenticationForm({
    user,
    onProof: async (proof) => {
      await call('POST /api/auth/reauthenticate', { body: proof });
      onProven();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Confirm that it is you"
      description="You signed in a while ago. For your safety, we ask once more before this change. What you typed stays."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form.id}
            aria-disabled={!form.isReady}
            isBusy={form.busy === 'proving'}
            busyLabel="Confirming..."
          >
            Confirm
          </Button>
        </>
      }
    >
      <ReauthenticationFields form={form} userName={user.email ?? user.phone ?? ''} />
    </Dialog>
  );
}
