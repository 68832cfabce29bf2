import { useEffect, useState } from 'react';
import type { OperatorPerson, OperatorWriter } from '../../../../shared/api/operator/schemas.ts';
import { ApiError, call } from '../../../lib/api-client.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { saveFile } from '../../../ui/actions/save-file.ts';
import { ErrorSummary } from '../../../ui/feedback/error-summary.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { TextField } from '../../../ui/inputs/text-field.tsx';
import { AlertDialog } from '../../../ui/overlays/dialog.tsx';
import { useDeskAction, useDeskForm } from '../desk-form.tsx';
import { DeskSection } from '../desk-table.tsx';
import { peopleMessages as words } from './people-messages.ts';
import { PersonCard } from './person-card.tsx';

type Found = { person: OperatorPerson | null; writer: OperatorWriter | null };

/** Finds a person who has asked for something, and offers what can be done for them. */
export function PeoplePage() {
  const [found, setFound] = useState<Found>();
  const [isGone, setIsGone] = useState(false);

  async function find() {
    try {
      setIsGone(false);
      setFound(await call('POST /api/operator/people/find', { body: { contact: values.contact } }));
    } catch (cause) {
      setFound(undefined);
      if (!(cause instanceof ApiError) || cause.code !== 'not_found') throw cause;
      form.showErrors({ contact: cause.message });
    }
  }

  const { form, values, isBusy, dialog } = useDeskForm({
    initial: { contact: '' },
    validate: ({ contact }) => ({ contact: contact.trim().length < 3 ? words.missing : undefined }),
    work: find,
  });
  const { ref } = form.props;
  const forget = () => {
    setFound(undefined);
    setIsGone(true);
  };

  // The dialog that asked has closed, and the button that opened it is gone.
  useEffect(() => {
    if (isGone) ref.current?.querySelector('input')?.focus();
  }, [isGone, ref]);

  return (
    <>
      <form {...form.props} className="grid max-w-prose gap-4">
        <TextField {...form.bind('contact')} label={words.contact} hint={words.recorded} autoComplete="off" />
        <ErrorSummary form={form} />
        <Button type="submit" isBusy={isBusy} className="justify-self-start">
          {words.find}
        </Button>
      </form>
      {found?.person && (
        <PersonCard
          key={found.person.id}
          person={found.person}
          onChange={() => void find()}
          onGone={forget}
        />
      )}
      {found?.writer && <WriterCard key={found.writer.email} writer={found.writer} onGone={forget} />}
      {dialog}
    </>
  );
}

/** What an operator can do for someone who wrote to us without an account. */
function WriterCard({ writer, onGone }: { writer: OperatorWriter; onGone: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const { run, isBusy, dialog } = useDeskAction();
  const body = { contact: writer.email };

  const exportData = async () => {
    const data = await call('POST /api/operator/writers/export', { body, timeoutMs: 60_000 });
    saveFile('writer.json', JSON.stringify(data, null, 2), 'application/json');
  };
  const remove = async () => {
    await call('POST /api/operator/writers/delete', { body });
    setIsAsking(false);
    toast.success({ title: words.writerDeleted });
    onGone();
  };

  return (
    <DeskSection title={writer.email}>
      <p>{words.writer(writer.messages)}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="secondary" aria-disabled={isBusy} onClick={() => run(exportData)}>
          {words.export}
        </Button>
        <Button variant="destructive" aria-disabled={isBusy} onClick={() => setIsAsking(true)}>
          {words.deleteWriter}
        </Button>
      </div>
      <AlertDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={words.deleteWriterTitle}
        description={words.deleteText(writer.email)}
        actions={
          <Button variant="destructive" isBusy={isBusy} onClick={() => run(remove)}>
            {words.deleteWriter}
          </Button>
        }
      />
      {dialog}
    </DeskSection>
  );
}
