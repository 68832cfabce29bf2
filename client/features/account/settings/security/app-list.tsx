import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { AuthFactor } from '../../../../../shared/api/auth-user.ts';
import { formatLocalDay } from '../../../../../shared/format/dates.ts';
import { call } from '../../../../lib/api-client.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { AlertDialog } from '../../../../ui/overlays/dialog.tsx';
import { useAccountAttempt } from '../../reauthentication/use-account-attempt.tsx';
import { useAuth } from '../../session/auth-context.ts';
import { messages } from '../messages.ts';
import { FactorRow } from './factor-row.tsx';

const { apps: words } = messages;

/** The authenticator apps. */
export function AppList({ apps }: { apps: readonly AuthFactor[] }) {
  const { client } = useAuth();
  const { isBusy, attempt, dialog } = useAccountAttempt();
  const [removing, setRemoving] = useState<AuthFactor>();
  const isLast = apps.length === 1;
  const question = isLast ? words.askTurnOff : words.askRemove;

  function remove(id: string) {
    setRemoving(undefined);
    void attempt({
      failureTitle: words.removeFailed,
      work: async () => {
        await call('DELETE /api/auth/factors/{id}', { path: { id } });
        await client.reload();
        toast.success(isLast ? words.turnedOff : words.removed);
      },
    });
  }

  return (
    <>
      <ul className="grid">
        {apps.map((app) => (
          <FactorRow
            key={app.id}
            icon={<Smartphone aria-hidden="true" className="size-6 flex-none text-primary" />}
            name={app.friendlyName}
            note={words.added(formatLocalDay(app.createdAt))}
            isBusy={isBusy}
            actions={[
              {
                label: words.remove,
                spokenLabel: words.removeApp(app.friendlyName),
                onPress: () => setRemoving(app),
              },
            ]}
          />
        ))}
      </ul>
      {removing && (
        <AlertDialog
          isOpen
          onClose={() => setRemoving(undefined)}
          title={question.title}
          description={question.text(removing.friendlyName)}
          actions={
            <Button variant="destructive" onClick={() => remove(removing.id)}>
              {question.submit}
            </Button>
          }
        />
      )}
      {dialog}
    </>
  );
}
