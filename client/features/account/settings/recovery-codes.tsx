import { Download, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { brand } from '../../../../shared/site/brand.data.ts';
import { call } from '../../../lib/api-client.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { CopyButton } from '../../../ui/actions/copy-button.tsx';
import { saveFile } from '../../../ui/actions/save-file.ts';
import { AlertDialog } from '../../../ui/overlays/dialog.tsx';
import { useAccountAttempt } from '../reauthentication/use-account-attempt.tsx';
import { messages } from './settings-messages.ts';
import { SettingsSection, StepHeading } from './settings-section.tsx';

const { recoveryCodes: words } = messages;

type RecoveryCodesSectionProps = {
  /** New codes, which are shown only once. */
  codes: readonly string[] | undefined;
  onCodes: (codes: readonly string[] | undefined) => void;
};

/** The codes that let people in without their passkeys and apps. */
export function RecoveryCodesSection({ codes, onCodes }: RecoveryCodesSectionProps) {
  const { isBusy, attempt, dialog } = useAccountAttempt();
  const [isAsking, setIsAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  function renew() {
    setIsAsking(false);
    void attempt({
      failureTitle: words.renewFailed,
      work: async () => onCodes((await call('POST /api/auth/factors/recovery-codes')).recoveryCodes),
    });
  }

  function finish() {
    flushSync(() => onCodes(undefined));
    heading.current?.focus();
  }

  return (
    <SettingsSection title={words.section} lead={words.lead} headingRef={heading}>
      {codes ? (
        <RecoveryCodesPanel codes={codes} onDone={finish} />
      ) : (
        <div className="grid justify-items-start gap-3">
          <p>{words.explanation}</p>
          <Button
            variant="secondary"
            isBusy={isBusy}
            busyLabel={messages.preparing}
            onClick={() => setIsAsking(true)}
          >
            {words.renew}
          </Button>
        </div>
      )}
      <AlertDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={words.ask.title}
        description={words.ask.text}
        actions={<Button onClick={renew}>{words.ask.submit}</Button>}
      />
      {dialog}
    </SettingsSection>
  );
}

/** Recovery codes, which the server shows only once. They are the only part of the page that is printed. */
export function RecoveryCodesPanel({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const download = () => {
    const lines = [words.fileTitle, words.fileText, '', ...codes, ''];
    saveFile(`${brand.slug}-recovery-codes.txt`, lines.join('\n'), 'text/plain');
  };
  return (
    <div data-print-alone className="grid gap-4.5">
      <StepHeading>{words.title}</StepHeading>
      <p>{words.text}</p>
      <ul className="grid gap-x-6 gap-y-1.5 rounded-control bg-surface-mist p-4 md:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="tabular text-small font-semibold break-words text-ink">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <CopyButton text={codes.join('\n')} label={words.copy} />
        <Button variant="secondary" size="sm" onClick={download}>
          <Download aria-hidden="true" className="size-5" /> {words.download}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" /> {words.print}
        </Button>
      </div>
      <Button className="max-md:w-full md:justify-self-start print:hidden" onClick={onDone}>
        {words.done}
      </Button>
    </div>
  );
}
