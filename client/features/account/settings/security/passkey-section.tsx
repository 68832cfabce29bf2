import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { AuthPasskey, AuthUser } from '../../../../../shared/api/auth-user.ts';
import { formatLocalDay } from '../../../../../shared/format/dates.ts';
import { call } from '../../../../lib/api-client.ts';
import { useForm, useFormValues } from '../../../../lib/forms/use-form.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { TextField } from '../../../../ui/inputs/text-field.tsx';
import { AlertDialog, Dialog } from '../../../../ui/overlays/dialog.tsx';
import { AddPasskey } from '../../passkeys/add-passkey.tsx';
import { messages } from '../../passkeys/messages.ts';
import { isFromHere, listPasskeys } from '../../passkeys/own-passkeys.ts';
import { useAccountAttempt } from '../../reauthentication/use-account-attempt.tsx';
import { useAuth } from '../../session/auth-context.ts';
import { SettingsSection } from '../settings-section.tsx';
import { FactorRow } from './factor-row.tsx';

const { list: words } = messages;

type PasskeySectionProps = { user: AuthUser; onCodes: (codes: readonly string[]) => void };
type Question = { kind: 'rename' | 'remove'; passkey: AuthPasskey };

/** The devices that sign in without a password. */
export function PasskeySection({ user, onCodes }: PasskeySectionProps) {
  const { client } = useAuth();
  const { isBusy, attempt, dialog } = useAccountAttempt();
  const [question, setQuestion] = useState<Question>();
  const passkeys = listPasskeys(user);
  const close = () => setQuestion(undefined);

  function remove(id: string) {
    close();
    void attempt({
      failureTitle: words.removeFailed,
      work: async () => {
        await call('DELETE /api/auth/passkeys/{id}', { path: { id } });
        await client.reload();
        toast.success(words.removed);
      },
    });
  }

  return (
    <SettingsSection title={words.title} lead={words.lead}>
      <div className="grid gap-6">
        {passkeys.length > 0 && (
          <ul className="grid">
            {passkeys.map((passkey) => (
              <FactorRow
                key={passkey.id}
                icon={<KeyRound aria-hidden="true" className="size-6 flex-none text-primary" />}
                name={passkey.friendlyName}
                note={describe(passkey)}
                isBusy={isBusy}
                actions={[
                  {
                    label: words.rename,
                    spokenLabel: words.renameOne(passkey.friendlyName),
                    onPress: () => setQuestion({ kind: 'rename', passkey }),
                  },
                  {
                    label: words.remove,
                    spokenLabel: words.removeOne(passkey.friendlyName),
                    onPress: () => setQuestion({ kind: 'remove', passkey }),
                  },
                ]}
              />
            ))}
          </ul>
        )}
        <AddPasskey
          isFirst={passkeys.length === 0}
          onAdded={(codes) => {
            toast.success(words.added);
            if (codes) onCodes(codes);
          }}
        />
      </div>
      {question?.kind === 'rename' && <RenameDialog passkey={question.passkey} onClose={close} />}
      {question?.kind === 'remove' && (
        <AlertDialog
          isOpen
          onClose={close}
          title={words.ask.title}
          description={words.ask.text(question.passkey.friendlyName)}
          actions={
            <Button variant="destructive" onClick={() => remove(question.passkey.id)}>
              {words.remove}
            </Button>
          }
        />
      )}
      {dialog}
    </SettingsSection>
  );
}

function describe(passkey: AuthPasskey): string {
  if (!isFromHere(passkey)) return words.elsewhere(passkey.host);
  const { createdAt, lastUsedAt } = passkey;
  return words.used(formatLocalDay(createdAt), lastUsedAt && formatLocalDay(lastUsedAt));
}

function RenameDialog({ passkey, onClose }: { passkey: AuthPasskey; onClose: () => void }) {
  const { client } = useAuth();
  const { isBusy, attempt, dialog } = useAccountAttempt();
  const { values, onChange } = useFormValues({ friendlyName: passkey.friendlyName });
  const form = useForm({
    values,
    onChange,
    validate: ({ friendlyName }) => (friendlyName.trim() === '' ? { friendlyName: words.nameRequired } : {}),
    isInert: isBusy,
    onSubmit: () =>
      void attempt({
        failureTitle: words.renameFailed,
        form,
        work: async () => {
          await call('PATCH /api/auth/passkeys/{id}', { path: { id: passkey.id }, body: values });
          await client.reload();
          onClose();
        },
      }),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.renameTitle}
      actions={
        <Button type="submit" form="rename-passkey" isBusy={isBusy} busyLabel={words.saving}>
          {words.save}
        </Button>
      }
    >
      <form {...form.props} id="rename-passkey">
        <TextField
          {...form.bind('friendlyName')}
          label={words.name}
          hint={words.nameHint}
          maxLength={60}
          autoComplete="off"
          isRequired
        />
      </form>
      {dialog}
    </Dialog>
  );
}
