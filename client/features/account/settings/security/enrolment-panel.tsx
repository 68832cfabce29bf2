import type { FactorEnrolledAnswer } from '../../../../../shared/api/factors.ts';
import { call } from '../../../../lib/api-client.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { CopyButton } from '../../../../ui/actions/copy-button.tsx';
import { ButtonLink } from '../../../../ui/actions/link.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { CodeField } from '../../../../ui/inputs/code-field.tsx';
import { useCodeForm } from '../../fields/codes/use-code-form.ts';
import { useAccountAttempt } from '../../reauthentication/use-account-attempt.ts';
import { useAuth } from '../../session/auth-context.ts';
import { StepHeading } from '../settings-section.tsx';
import { QrCode } from './qr-code.tsx';

type EnrolmentPanelProps = {
  app: FactorEnrolledAnswer;
  /** With the recovery codes that come with a first app. */
  onDone: (recoveryCodes: readonly string[] | undefined) => void;
  onCancel: () => void;
};

/** Hands the secret to the person's app, and turns two-step sign-in on once a code of it is right. */
export function EnrolmentPanel({ app, onDone, onCancel }: EnrolmentPanelProps) {
  const { client } = useAuth();
  const verifying = useAccountAttempt();
  const cancelling = useAccountAttempt();
  const { form, code, change, error, isBusy, isReady, submit } = useCodeForm({
    attempts: verifying,
    failureTitle: 'Failed to verify the app.',
    incompleteTitle: 'Invalid code',
    async verify(typed) {
      const { recoveryCodes } = await client.run((auth) => auth.verifyFactor(app.id, typed));
      toast.success({
        title: recoveryCodes ? 'Two-step sign-in is on' : 'App added',
        description: 'Your other devices were signed out.',
      });
      onDone(recoveryCodes);
    },
  });

  function cancel() {
    void cancelling.attempt({
      failureTitle: 'Failed to cancel.',
      work: async () => {
        await call('DELETE /api/auth/factors/{id}', { path: { id: app.id } });
        onCancel();
      },
    });
  }

  return (
    <div className="grid gap-5">
      <StepHeading>Add your account to the app</StepHeading>
      <div className="grid gap-5 md:grid-cols-[11rem_minmax(0,1fr)] md:gap-7">
        <QrCode text={app.uri} label="QR code for your authenticator app" className="w-full max-w-44" />
        <div className="grid content-start justify-items-start gap-3">
          <ButtonLink href={app.uri} variant="secondary" size="sm" className="md:hidden">
            Open in my authenticator app
          </ButtonLink>
          <p>Scan the picture with the app. If you cannot scan it, type this key into the app instead:</p>
          <p className="tabular rounded-control bg-surface-mist px-4 py-3 text-base font-semibold break-words text-ink">
            {app.secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </p>
          <CopyButton text={app.secret} label="Copy the key" />
        </div>
      </div>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={submit}
        className="grid gap-4.5 border-t border-line pt-5"
      >
        <CodeField
          label="Code from the app"
          value={code}
          onChange={change}
          hint="The app shows six digits, which change every 30 seconds."
          error={error}
        />
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" isBusy={cancelling.isBusy} busyLabel="Cancelling..." onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" aria-disabled={!isReady} isBusy={isBusy} busyLabel="Verifying...">
            Turn on
          </Button>
        </div>
      </form>
      {verifying.dialog}
      {cancelling.dialog}
    </div>
  );
}
