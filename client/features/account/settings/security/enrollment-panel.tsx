import type { FactorEnrolledResponse } from '../../../../../shared/api/factors.ts';
import { call } from '../../../../lib/api-client.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { CopyButton } from '../../../../ui/actions/copy-button.tsx';
import { ButtonLink } from '../../../../ui/actions/link.tsx';
import { ErrorSummary } from '../../../../ui/feedback/error-summary.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { CodeField } from '../../../../ui/inputs/code-field.tsx';
import { useCodeForm } from '../../fields/codes/use-code-form.ts';
import { messages as sharedMessages } from '../../fields/messages.ts';
import { useAccountAttempt } from '../../reauthentication/use-account-attempt.tsx';
import { useAuth } from '../../session/auth-context.ts';
import { messages } from '../messages.ts';
import { StepHeading } from '../settings-section.tsx';
import { QrCode } from './qr-code.tsx';

const { enrollment: words } = messages;

type EnrollmentPanelProps = {
  app: FactorEnrolledResponse;
  /** Called with the recovery codes, if this is the first app. */
  onDone: (recoveryCodes: readonly string[] | undefined) => void;
  onCancel: () => void;
};

/** Shows the secret for the person's app, and turns on two-step sign-in once one of its codes is verified. */
export function EnrollmentPanel({ app, onDone, onCancel }: EnrollmentPanelProps) {
  const { client } = useAuth();
  const verifying = useAccountAttempt();
  const canceling = useAccountAttempt();
  const { form, isBusy, isReady } = useCodeForm({
    attempts: verifying,
    failureTitle: words.failed,
    incompleteTitle: messages.invalidCode,
    async verify(typed) {
      const { recoveryCodes } = await client.run((auth) => auth.verifyFactor(app.id, typed));
      toast.success(recoveryCodes ? words.turnedOn : words.added);
      onDone(recoveryCodes);
    },
  });

  function cancel() {
    void canceling.attempt({
      failureTitle: words.cancelFailed,
      work: async () => {
        await call('DELETE /api/auth/factors/{id}', { path: { id: app.id } });
        onCancel();
      },
    });
  }

  return (
    <div className="grid gap-5">
      <StepHeading>{words.title}</StepHeading>
      <div className="grid gap-5 md:grid-cols-[11rem_minmax(0,1fr)] md:gap-7">
        <QrCode text={app.uri} label={words.qrCode} className="w-full max-w-44" />
        <div className="grid content-start justify-items-start gap-3">
          <ButtonLink href={app.uri} variant="secondary" size="sm" className="md:hidden">
            {words.open}
          </ButtonLink>
          <p>{words.text}</p>
          <p className="tabular rounded-control bg-surface-mist px-4 py-3 text-base font-semibold break-words text-ink">
            {app.secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </p>
          <CopyButton text={app.secret} label={words.copy} />
        </div>
      </div>
      <form {...form.props} className="grid gap-4.5 border-t border-line pt-5">
        <CodeField {...form.bind('code')} label={words.code} hint={words.hint} />
        <ErrorSummary form={form} />
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            isBusy={canceling.isBusy}
            busyLabel={messages.canceling}
            onClick={cancel}
          >
            {sharedMessages.cancel}
          </Button>
          <Button
            type="submit"
            aria-disabled={!isReady}
            isBusy={isBusy}
            busyLabel={sharedMessages.code.verifying}
          >
            {words.submit}
          </Button>
        </div>
      </form>
      {verifying.dialog}
      {canceling.dialog}
    </div>
  );
}
