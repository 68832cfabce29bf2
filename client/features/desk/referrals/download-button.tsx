import { Download } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import { saveFile } from '../../../ui/actions/save-file.ts';
import { useDeskAction } from '../desk-form.tsx';
import { messages } from '../desk-messages.ts';
export function DownloadButton({ load }: { load: () => Promise<{ name: string; text: string }> }) {
  const { run, isBusy, dialog } = useDeskAction();

  const download = () =>
    run(async () => {
      const { name, text } = await load();
      saveFile(name, text, 'text/csv');
    });

  return (
    <>
      <Button variant="secondary" size="sm" isBusy={isBusy} onClick={download}>
        <Download aria-hidden="true" className="size-5" /> {messages.download}
      </Button>
      {dialog}
    </>
  );
}
