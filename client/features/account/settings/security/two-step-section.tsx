import { ShieldCheck, ShieldOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AuthUser } from '../../../../../shared/api/auth-user.ts';
import type { FactorEnrolledAnswer } from '../../../../../shared/api/factors.ts';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { AppList } from './app-list.tsx';
import { EnrolmentPanel } from './enrolment-panel.tsx';
import { RecoveryCodesPanel } from './recovery-codes-panel.tsx';
import { StartEnrolment } from './start-enrolment.tsx';

/** What the section shows besides the apps: an app that is being added, or recovery codes, which are shown once. */
type Step =
  | { kind: 'rest' }
  | { kind: 'enrolling'; app: FactorEnrolledAnswer }
  | { kind: 'codes'; codes: readonly string[] };

const rest: Step = { kind: 'rest' };

/** A code from an app after the password. */
export function TwoStepSection({ user }: { user: AuthUser }) {
  const [step, setStep] = useState(rest);
  const heading = useRef<HTMLHeadingElement>(null);
  const apps = user.factors.filter(({ status }) => status === 'verified');
  const isOn = apps.length > 0;

  function goBack() {
    flushSync(() => setStep(rest));
    heading.current?.focus();
  }

  return (
    <SettingsSection
      title="Two-step sign-in"
      headingRef={heading}
      lead="With it, signing in also asks for a code from an authenticator app, so that a stolen password opens nothing."
      badge={
        isOn ? (
          <Badge tone="success" icon={<ShieldCheck aria-hidden="true" />}>
            On
          </Badge>
        ) : (
          <Badge tone="neutral" icon={<ShieldOff aria-hidden="true" />}>
            Off
          </Badge>
        )
      }
    >
      {step.kind === 'codes' && <RecoveryCodesPanel codes={step.codes} onDone={goBack} />}
      {step.kind === 'enrolling' && (
        <EnrolmentPanel
          app={step.app}
          onDone={(codes) => (codes ? setStep({ kind: 'codes', codes }) : goBack())}
          onCancel={goBack}
        />
      )}
      {step.kind === 'rest' && (
        <div className="grid gap-6">
          {isOn && <AppList apps={apps} onCodes={(codes) => setStep({ kind: 'codes', codes })} />}
          <StartEnrolment
            names={apps.map(({ friendlyName }) => friendlyName)}
            onStart={(app) => setStep({ kind: 'enrolling', app })}
          />
        </div>
      )}
    </SettingsSection>
  );
}
