import { ShieldCheck, ShieldOff, Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AuthUser } from '../../../../../shared/api/auth-user.ts';
import type { FactorEnrolledResponse } from '../../../../../shared/api/factors.ts';
import { formatLocalDay } from '../../../../../shared/format/dates.ts';
import { call } from '../../../../lib/api-client.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { listApps } from '../../passkeys/own-passkeys.ts';
import { useAccountAttempt } from '../../reauthentication/use-account-attempt.tsx';
import { messages } from '../messages.ts';
import { SettingsSection } from '../settings-section.tsx';
import { EnrollmentPanel } from './enrollment-panel.tsx';
import { FactorList } from './factor-list.tsx';

const { twoStep: words, apps: appWords } = messages;

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
          <StartEnrollment names={apps.map(({ friendlyName }) => friendlyName)} onStart={setEnrolling} />
        </div>
      )}
    </SettingsSection>
  );
}

/** The server's limit. */
const maxApps = 5;

type StartEnrollmentProps = {
  names: readonly string[];
  onStart: (app: FactorEnrolledResponse) => void;
};

/** Starts adding an app. */
function StartEnrollment({ names, onStart }: StartEnrollmentProps) {
  const { isBusy, attempt, dialog } = useAccountAttempt();
  const count = names.length;
  if (count >= maxApps) return <p>{words.most(count)}</p>;

  function start() {
    void attempt({
      failureTitle: words.startFailed,
      work: async () =>
        onStart(await call('POST /api/auth/factors', { body: { friendlyName: pickAppName(names) } })),
    });
  }

  return (
    <div className="grid justify-items-start gap-4">
      {count === 0 && <p>{words.need}</p>}
      <Button variant="secondary" isBusy={isBusy} busyLabel={messages.preparing} onClick={start}>
        {count === 0 ? words.start : words.another}
      </Button>
      {dialog}
    </div>
  );
}

/** Suggests a name for another app that differs from the existing ones. */
export function pickAppName(taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? words.appName : `${words.appName} ${number}`;
    if (!taken.includes(name)) return name;
  }
}
