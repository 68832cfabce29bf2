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

const { apps: words } = messages;

type AppListProps = { apps: readonly AuthFactor[]; onCodes: (codes: readonly string[]) => void };
type Question = { kind: 'remove'; app: AuthFactor } | { kind: 'codes' };

/** The authenticator apps, and the recovery codes that can be used instead. */
export function AppList({ apps, onCodes }: AppListProps) {
  const { client } = useAuth();
  const { isBusy, attempt, dialog } = useAccountAttempt();
  const [question, setQuestion] = useState<Question | undefined>(undefined);
  const isLast = apps.length === 1;

  function remove(app: AuthFactor) {
    setQuestion(undefined);
    void attempt({
      failureTitle: words.removeFailed,
      work: async () => {
        await call('DELETE /api/auth/factors/{id}', { path: { id: app.id } });
        await client.reload();
        toast.success(isLast ? words.turnedOff : words.removed);
      },
    });
  }

  function renew() {
    setQuestion(undefined);
    void attempt({
      failureTitle: words.renewFailed,
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
              <p className="text-small text-muted">{words.added(formatLocalDay(app.createdAt))}</p>
            </div>
            <Button
              variant="secondary"
              size="sm"
              isBusy={isBusy}
              aria-label={words.removeApp(app.friendlyName)}
              onClick={() => setQuestion({ kind: 'remove', app })}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      <div className="grid justify-items-start gap-3">
        <p>{words.codes}</p>
        <Button
          variant="secondary"
          isBusy={isBusy}
          busyLabel={messages.preparing}
          onClick={() => setQuestion({ kind: 'codes' })}
        >
          {words.renew}
        </Button>
      </div>
      {question && (
        <Confirmation
          question={question}
          words={question.kind === 'codes' ? words.askRenew : isLast ? words.askTurnOff : words.askRemove}
          onConfirm={() => (question.kind === 'remove' ? remove(question.app) : renew())}
          onClose={() => setQuestion(undefined)}
        />
      )}
      {dialog}
    </>
  );
}

type ConfirmationProps = {
  question: Question;
  words: { title: string; text: (name: string) => string; submit: string };
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before an action that can't be undone. */
function Confirmation({ question, words: { title, text, submit }, onConfirm, onClose }: ConfirmationProps) {
  const isRemoval = question.kind === 'remove';
  return (
    <AlertDialog
      isOpen
      onClose={onClose}
      title={title}
      description={text(isRemoval ? question.app.friendlyName : '')}
      actions={
        <Button variant={isRemoval ? 'destructive' : 'primary'} onClick={onConfirm}>
          {submit}
        </Button>
      }
    />
  );
}
