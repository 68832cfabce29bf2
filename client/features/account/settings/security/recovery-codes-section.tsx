import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '../../../../lib/api-client.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { AlertDialog } from '../../../../ui/overlays/dialog.tsx';
import { useAccountAttempt } from '../../reauthentication/use-account-attempt.tsx';
import { messages } from '../messages.ts';
import { SettingsSection } from '../settings-section.tsx';
import { RecoveryCodesPanel } from './recovery-codes-panel.tsx';

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
