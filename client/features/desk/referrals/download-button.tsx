import { Download } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import { saveFile } from '../../../ui/actions/save-file.ts';
import { useAccountAttempt } from '../../account/index.ts';
import { messages } from '../messages.ts';

/** Saves the CSV that a call returns. */
export function DownloadButton({ load }: { load: () => Promise<{ name: string; text: string }> }) {
  const { attempt, isBusy, dialog } = useAccountAttempt();

  async function download() {
    const { name, text } = await load();
    saveFile(name, text, 'text/csv');
  }

  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        isBusy={isBusy}
        onClick={() => void attempt({ failureTitle: messages.failed, work: download })}
      >
        <Download aria-hidden="true" className="size-5" /> {messages.download}
      </Button>
      {dialog}
    </>
  );
}
