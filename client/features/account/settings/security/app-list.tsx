import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { AuthFactor } from '../../../../../shared/api/auth-user.ts';
import { formatLocalDay } from '../../../../../shared/format/dates.ts';
import { call } from '../../../../lib/api-client.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { useAccountAttempt } from '../../reauthentication/use-account-attempt.ts';
import { useAuth } from '../../session/auth-context.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';

type AppListProps = { apps: readonly AuthFactor[]; onCodes: (codes: readonly string[]) => void };
type Question = { kind: 'remove'; app: AuthFactor } | { kind: 'codes' };

/** The apps that sign-in asks for, and the recovery codes that stand in for them. */
export function AppList({ apps, onCodes }: AppListProps) {
  const { client } = useAuth();
  const { isBusy, attempt, dialog } = useAccountAttempt();
  const [question, setQuestion] = useState<Question | undefined>(undefined);
  const isLast = apps.length === 1;

  function remove(app: AuthFactor) {
    setQuestion(undefined);
    void attempt({
      failureTitle: 'Failed to remove the app.',
      work: async () => {
        await call('DELETE /api/auth/factors/{id}', { path: { id: app.id } });
        await client.reload();
        toast.success(
          isLast
            ? { title: 'Two-step sign-in is off', description: 'Your recovery codes no longer work.' }
            : { title: 'App removed', description: 'Sign-in still asks for a code from your other apps.' },
        );
      },
    });
  }

  function renew() {
    setQuestion(undefined);
    void attempt({
      failureTitle: 'Failed to make new recovery codes.',
      work: async () => onCodes((await call('POST /api/auth/factors/recovery-codes')).recoveryCodes),
    });
  }

  return (
    <>
      <ul className="grid">
        {apps.map((app) => (
          <li
            key={app.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3.5 first:pt-0"
          >
            <Smartphone aria-hidden="true" className="size-6 flex-none text-primary" />
            <div className="min-w-0 flex-1">
              <p className="font-semibold wrap-anywhere text-ink">{app.friendlyName}</p>
              <p className="text-small text-muted">Added {formatLocalDay(app.createdAt)}</p>
            </div>
            <Button
              variant="secondary"
              size="sm"
              isBusy={isBusy}
              aria-label={`Remove ${app.friendlyName}`}
              onClick={() => setQuestion({ kind: 'remove', app })}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <div className="grid justify-items-start gap-3">
        <p>
          You have recovery codes for the day when no app is at hand. Lost them, or used some up? New ones
          take their place.
        </p>
        <Button
          variant="secondary"
          isBusy={isBusy}
          busyLabel="Preparing..."
          onClick={() => setQuestion({ kind: 'codes' })}
        >
          New recovery codes
        </Button>
      </div>
      {question?.kind === 'remove' && (
        <ConfirmDialog
          title={isLast ? 'Turn off two-step sign-in?' : 'Remove this app?'}
          description={
            isLast
              ? 'Signing in will ask for nothing but your password, and your recovery codes stop working.'
              : `Codes from “${question.app.friendlyName}” stop working.`
          }
          confirmLabel={isLast ? 'Turn off' : 'Remove'}
          isDestructive
          onConfirm={() => remove(question.app)}
          onClose={() => setQuestion(undefined)}
        />
      )}
      {question?.kind === 'codes' && (
        <ConfirmDialog
          title="Make new recovery codes?"
          description="The codes you have now stop working at once."
          confirmLabel="Make new codes"
          onConfirm={renew}
          onClose={() => setQuestion(undefined)}
        />
      )}
      {dialog}
    </>
  );
}
