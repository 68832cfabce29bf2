import { ShieldCheck, ShieldOff, Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AuthUser } from '../../../../shared/api/auth-user.ts';
import type { FactorEnrolledResponse } from '../../../../shared/api/factors.ts';
import { formatLocalDay } from '../../../../shared/format/dates.ts';
import { call } from '../../../lib/api-client.ts';
import { CopyButton } from '../../../ui/actions/copy-button.tsx';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ErrorSummary } from '../../../ui/feedback/error-summary.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { CodeField } from '../../../ui/inputs/code-field.tsx';
import { messages as sharedMessages } from '../fields/account-messages.ts';
import { useCodeForm } from '../fields/code-form.tsx';
import { SubmitButton } from '../fields/submit-button.tsx';
import { listApps } from '../passkeys/passkeys.ts';
import { AccountAction } from '../reauthentication/account-action.tsx';
import { useAccountAttempt } from '../reauthentication/use-account-attempt.tsx';
import { useAuth } from '../session/auth-context.ts';
import { FactorList } from './factor-list.tsx';
import { QrCode } from './qr-code.tsx';
import { messages } from './settings-messages.ts';
import { SettingsSection, StepHeading } from './settings-section.tsx';

const { twoStep: words, apps: appWords, enrollment } = messages;

/** The server's limit. */
const maxApps = 5;

type TwoStepSectionProps = { user: AuthUser; onCodes: (codes: readonly string[]) => void };

/** Signing in with a code from an app after the password. */
export function TwoStepSection({ user, onCodes }: TwoStepSectionProps) {
  const [enrolling, setEnrolling] = useState<FactorEnrolledResponse>();
  const heading = useRef<HTMLHeadingElement>(null);
  const apps = listApps(user);
  const isOn = apps.length > 0;
  const Icon = isOn ? ShieldCheck : ShieldOff;

  function goBack() {
    flushSync(() => setEnrolling(undefined));
    heading.current?.focus();
  }

  async function start() {
    const friendlyName = pickAppName(apps.map((app) => app.friendlyName));
    setEnrolling(await call('POST /api/auth/factors', { body: { friendlyName } }));
  }

  return (
    <SettingsSection
      title={words.title}
      headingRef={heading}
      lead={words.lead}
      badge={
        <Badge tone={isOn ? 'success' : 'neutral'} icon={<Icon aria-hidden="true" />}>
          {isOn ? words.on : words.off}
        </Badge>
      }
    >
      {enrolling ? (
        <EnrollmentPanel
          app={enrolling}
          onDone={(codes) => {
            goBack();
            if (codes) onCodes(codes);
          }}
          onCancel={goBack}
        />
      ) : (
        <div className="grid gap-6">
          {isOn && (
            <FactorList
              factors={apps}
              icon={<Smartphone aria-hidden="true" className="size-6 flex-none text-primary" />}
              describe={({ createdAt }) => appWords.added(formatLocalDay(createdAt))}
              words={{ ...appWords, ...(apps.length === 1 && appWords.last) }}
              onRemove={(id) => call('DELETE /api/auth/factors/{id}', { path: { id } })}
              heading={heading}
            />
          )}
          {apps.length < maxApps ? (
            <div className="grid justify-items-start gap-4">
              {!isOn && <p>{words.need}</p>}
              <AccountAction busyLabel={messages.preparing} failureTitle={words.startFailed} work={start}>
                {isOn ? words.another : words.start}
              </AccountAction>
            </div>
          ) : (
            <p>{words.most(apps.length)}</p>
          )}
        </div>
      )}
    </SettingsSection>
  );
}

/** Suggests a name for another app that differs from the existing ones. */
export function pickAppName(taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? words.appName : `${words.appName} ${number}`;
    if (!taken.includes(name)) return name;
  }
}

type EnrollmentPanelProps = {
  app: FactorEnrolledResponse;
  /** Called with the recovery codes, if this is the first app. */
  onDone: (recoveryCodes: readonly string[] | undefined) => void;
  onCancel: () => void;
};

/** Shows the secret for the person's app, and turns on two-step sign-in once one of its codes is verified. */
function EnrollmentPanel({ app, onDone, onCancel }: EnrollmentPanelProps) {
  const { client } = useAuth();
  const verifying = useAccountAttempt();
  const { form, ...control } = useCodeForm({
    attempts: verifying,
    failureTitle: enrollment.failed,
    incompleteTitle: messages.invalidCode,
    async verify(code) {
      const { recoveryCodes } = await client.run((auth) => auth.verifyFactor(app.id, code));
      toast.success(recoveryCodes ? enrollment.turnedOn : enrollment.added);
      onDone(recoveryCodes);
    },
  });

  async function cancel() {
    await call('DELETE /api/auth/factors/{id}', { path: { id: app.id } });
    onCancel();
  }

  return (
    <div className="grid gap-5">
      <StepHeading>{enrollment.title}</StepHeading>
      <div className="grid gap-5 md:grid-cols-[11rem_minmax(0,1fr)] md:gap-7">
        <QrCode text={app.uri} label={enrollment.qrCode} className="w-full max-w-44" />
        <div className="grid content-start justify-items-start gap-3">
          <ButtonLink href={app.uri} variant="secondary" size="sm" className="md:hidden">
            {enrollment.open}
          </ButtonLink>
          <p>{enrollment.text}</p>
          <p className="tabular rounded-control bg-surface-mist px-4 py-3 text-base font-semibold break-words text-ink">
            {app.secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </p>
          <CopyButton text={app.secret} label={enrollment.copy} />
        </div>
      </div>
      <form {...form.props} className="grid gap-4.5 border-t border-line pt-5">
        <CodeField {...form.bind('code')} label={enrollment.code} hint={enrollment.hint} />
        <ErrorSummary form={form} />
        <div className="flex flex-wrap gap-3">
          <AccountAction busyLabel={messages.canceling} failureTitle={enrollment.cancelFailed} work={cancel}>
            {sharedMessages.cancel}
          </AccountAction>
          <SubmitButton control={control} isBlock={false} busyLabel={sharedMessages.code.verifying}>
            {enrollment.submit}
          </SubmitButton>
        </div>
      </form>
      {verifying.dialog}
    </div>
  );
}
