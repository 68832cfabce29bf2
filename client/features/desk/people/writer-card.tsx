import { useState } from 'react';
import type { OperatorWriter } from '../../../../shared/api/operator/schemas.ts';
import { call } from '../../../lib/api-client.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { saveFile } from '../../../ui/actions/save-file.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { AlertDialog } from '../../../ui/overlays/dialog.tsx';
import { useAccountAttempt } from '../../account/index.ts';
import { DeskSection } from '../desk-section.tsx';
import { messages } from '../messages.ts';
import { peopleMessages as words } from './messages.ts';

/** What an operator can do for someone who wrote to us without an account. */
export function WriterCard({ writer, onGone }: { writer: OperatorWriter; onGone: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const { attempt, isBusy, dialog } = useAccountAttempt();
  const run = (work: () => Promise<void>) => void attempt({ failureTitle: messages.failed, work });
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
