import { Download } from 'lucide-react';
import { brand } from '../../../../../shared/brand.ts';
import { call } from '../../../../lib/api-client.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { useAccountAttempt } from '../../reauthentication/use-account-attempt.ts';
import { SettingsSection, VerifyFirst } from '../settings-section.tsx';
import { saveFile } from './save-file.ts';

/** Everything held about the person, to take along. */
export function DataSection({ isAllowed }: { isAllowed: boolean }) {
  const { isBusy, attempt, dialog } = useAccountAttempt();

  function download() {
    void attempt({
      failureTitle: 'Failed to download your data.',
      work: async () => {
        const day = new Date().toISOString().slice(0, 10);
        const data = await call('GET /api/auth/user/export', { timeoutMs: 60_000 });
        saveFile(`${brand.slug}-my-data-${day}.json`, JSON.stringify(data, null, 2), 'application/json');
        toast.success({ title: 'Your data is here', description: 'Look for the file among your downloads.' });
      },
    });
  }

  return (
    <SettingsSection
      title="Your data"
      lead="A file with everything that we hold about you: your profile, your last quote, your sessions, and what we sent you."
    >
      {isAllowed ? (
        <Button variant="secondary" isBusy={isBusy} busyLabel="Preparing..." onClick={download}>
          <Download aria-hidden="true" className="size-5" /> Download my data
        </Button>
      ) : (
        <VerifyFirst />
      )}
      {dialog}
    </SettingsSection>
  );
}
