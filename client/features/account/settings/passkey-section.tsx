import { KeyRound } from 'lucide-react';
import { useRef, useState } from 'react';
import type { AuthPasskey, AuthUser } from '../../../../shared/api/auth-user.ts';
import { formatLocalDay } from '../../../../shared/format/dates.ts';
import { call } from '../../../lib/api-client.ts';
import { useForm, useFormValues } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { TextField } from '../../../ui/inputs/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useSessionAttempt } from '../fields/use-session-attempt.ts';
import { AddPasskey } from '../passkeys/add-passkey.tsx';
import { messages } from '../passkeys/passkey-messages.ts';
import { isFromHere, listPasskeys } from '../passkeys/passkeys.ts';
import { useAuth } from '../session/auth-context.ts';
import { FactorList } from './factor-list.tsx';
import { SettingsSection } from './settings-section.tsx';

const { list: words } = messages;
/** The server's limit. */
const maxPasskeys = 10;

type PasskeySectionProps = { user: AuthUser; onCodes: (codes: readonly string[]) => void };

/** The devices that sign in without a password. */
export function PasskeySection({ user, onCodes }: PasskeySectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [renaming, setRenaming] = useState<AuthPasskey>();
  const passkeys = listPasskeys(user);
  return (
    <SettingsSection title={words.title} lead={words.lead} headingRef={heading}>
      <div className="grid gap-6">
        {passkeys.length > 0 && (
          <FactorList
            factors={passkeys}
            icon={<KeyRound aria-hidden="true" className="size-6 flex-none text-primary" />}
            describe={describe}
            words={words}
            onRemove={(id) => call('DELETE /api/auth/passkeys/{id}', { path: { id } })}
            more={{ label: words.rename, nameOne: words.renameOne, onPress: setRenaming }}
            heading={heading}
          />
        )}
        {passkeys.length < maxPasskeys ? (
          <AddPasskey
            isFirst={passkeys.length === 0}
            onAdded={(codes) => {
              toast.success(words.added);
              if (codes) onCodes(codes);
            }}
          />
        ) : (
          <p>{words.most(passkeys.length)}</p>
        )}
      </div>
      {renaming && <RenameDialog passkey={renaming} onClose={() => setRenaming(undefined)} />}
    </SettingsSection>
  );
}

function describe(passkey: AuthPasskey): string {
  if (!isFromHere(passkey)) return words.elsewhere(passkey.host);
  const { createdAt, lastUsedAt } = passkey;
  return words.used(formatLocalDay(createdAt), lastUsedAt && formatLocalDay(lastUsedAt));
}

function RenameDialog({
  passkey: { id, friendlyName },
  onClose,
}: {
  passkey: AuthPasskey;
  onClose: () => void;
}) {
  const { client } = useAuth();
  const { isBusy, attempt } = useSessionAttempt();
  const { values, onChange } = useFormValues({ friendlyName });
  const form = useForm({
    values,
    onChange,
    validate: (typed) => (typed.friendlyName.trim() === '' ? { friendlyName: words.nameRequired } : {}),
    isInert: isBusy,
    onSubmit: () =>
      void attempt({
        failureTitle: words.renameFailed,
        form,
        work: async () => {
          await call('PATCH /api/auth/passkeys/{id}', { path: { id }, body: values });
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
    </Dialog>
  );
}
