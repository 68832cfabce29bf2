import { useState } from 'react';
import type { OperatorPerson } from '../../../../shared/api/operator/schemas.ts';
import { formatDateTime } from '../../../../shared/format/dates.ts';
import { formatNumber } from '../../../../shared/format/numbers.ts';
import { call } from '../../../lib/api-client.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { saveFile } from '../../../ui/actions/save-file.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { TextAreaField } from '../../../ui/inputs/text-area-field.tsx';
import { AlertDialog } from '../../../ui/overlays/dialog.tsx';
import { FormDialog, useDeskAction, useDeskForm } from '../desk-form.tsx';
import { messages } from '../desk-messages.ts';
import { DeskSection, DeskTable } from '../desk-table.tsx';
import { peopleMessages as words } from './people-messages.ts';

type PersonCardProps = { person: OperatorPerson; onChange: () => void; onGone: () => void };

/** What an operator needs to recognize a person, and what they can do for them. */
export function PersonCard({ person, onChange, onGone }: PersonCardProps) {
  const { id, name, email, phone } = person;
  const [question, setQuestion] = useState<'delete' | 'reset'>();
  const { run, isBusy, dialog } = useDeskAction();
  const close = () => setQuestion(undefined);

  const exportData = async () => {
    const data = await call('POST /api/operator/people/{id}/export', { path: { id }, timeoutMs: 60_000 });
    saveFile(`person-${id}.json`, JSON.stringify(data, null, 2), 'application/json');
  };
  const endSessions = async () => {
    const { count } = await call('POST /api/operator/people/{id}/end-sessions', { path: { id } });
    toast.success({ title: words.ended(count) });
    onChange();
  };
  const remove = async () => {
    await call('DELETE /api/operator/people/{id}', { path: { id } });
    close();
    toast.success({ title: words.deleted });
    onGone();
  };

  return (
    <DeskSection title={name ?? words.noName}>
      <DeskTable caption={name ?? words.noName} columns={words.columns} rows={listFacts(person)} empty="" />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="secondary" aria-disabled={isBusy} onClick={() => run(exportData)}>
          {words.export}
        </Button>
        <Button variant="secondary" aria-disabled={isBusy} onClick={() => run(endSessions)}>
          {words.end}
        </Button>
        <Button variant="secondary" aria-disabled={isBusy} onClick={() => setQuestion('reset')}>
          {words.reset}
        </Button>
        <Button variant="destructive" aria-disabled={isBusy} onClick={() => setQuestion('delete')}>
          {words.delete}
        </Button>
      </div>
      <AlertDialog
        isOpen={question === 'delete'}
        onClose={close}
        title={words.deleteTitle}
        description={words.deleteText(email ?? phone ?? id)}
        actions={
          <Button variant="destructive" isBusy={isBusy} onClick={() => run(remove)}>
            {words.delete}
          </Button>
        }
      />
      {question === 'reset' && (
        <ResetDialog
          id={id}
          onClose={close}
          onDone={() => {
            close();
            onChange();
          }}
        />
      )}
      {dialog}
    </DeskSection>
  );
}

function ResetDialog({ id, onClose, onDone }: { id: string; onClose: () => void; onDone: () => void }) {
  const asked = useDeskForm({
    initial: { checked: '' },
    validate: ({ checked }) => ({ checked: checked.trim().length < 10 ? words.checkedError : undefined }),
    async work(body) {
      const { count } = await call('POST /api/operator/people/{id}/reset-factors', { path: { id }, body });
      toast.success({ title: words.resetDone(count) });
      onDone();
    },
  });
  return (
    <FormDialog
      asked={asked}
      id={`reset-${id}`}
      title={words.resetTitle}
      description={words.resetText}
      button={words.reset}
      isDestructive
      onClose={onClose}
    >
      <TextAreaField
        {...asked.form.bind('checked')}
        label={words.checked}
        hint={words.checkedHint}
        rows={3}
      />
    </FormDialog>
  );
}

function listFacts(person: OperatorPerson) {
  const { email, isEmailConfirmed, phone, isPhoneConfirmed, createdAt, factors, hasPassword, sessions } =
    person;
  const describe = (contact: string | null, isConfirmed: boolean) =>
    contact === null ? messages.none : isConfirmed ? words.confirmed(contact) : words.unconfirmed(contact);
  const { facts } = words;
  const devices = sessions.map(({ id, device, lastUsedAt }) => (
    <span key={id} className="block">
      {words.session(device, formatDateTime(lastUsedAt))}
    </span>
  ));
  return [
    { key: 'email', cells: [facts.email, describe(email, isEmailConfirmed)] },
    { key: 'phone', cells: [facts.phone, describe(phone, isPhoneConfirmed)] },
    { key: 'created', cells: [facts.created, formatDateTime(createdAt)] },
    { key: 'factors', cells: [facts.factors, formatNumber(factors)] },
    { key: 'password', cells: [facts.password, hasPassword ? words.yes : words.no] },
    { key: 'sessions', cells: [facts.sessions, devices.length > 0 ? devices : words.noDevice] },
  ];
}
