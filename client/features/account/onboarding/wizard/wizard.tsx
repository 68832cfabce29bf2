import { Progress } from '../../../../ui/feedback/progress.tsx';
import { useViewFocus } from '../../../../ui/use-view-focus.ts';
import type { Newcomer } from '../find-onboarding-step.ts';
import { useWizard, type Wizard as WizardState } from './use-wizard.ts';
import { AgeStep, NameStep, PasswordStep } from './wizard-forms.tsx';

/** Name, age and, for those who have none yet, a password: one at a time. */
export function Wizard({ user, profile }: Newcomer) {
  const wizard = useWizard({ user, profile });
  const { step, position, count } = wizard;
  useViewFocus(step);
  return (
    <>
      <div className="mb-7 grid gap-2">
        <p className="tabular text-small font-semibold text-ink">
          <span aria-hidden="true">
            Step {position + 1}/{count}
          </span>
          <span className="sr-only">
            Step {position + 1} of {count}
          </span>
        </p>
        <Progress
          label="Account setup"
          value={((position + 1) / count) * 100}
          valueText={`Step ${position + 1} of ${count}`}
        />
      </div>
      {/* The second press of a double click must not answer the step that the first one brought. */}
      <div key={step} className="settle">
        <CurrentStep wizard={wizard} user={user} />
      </div>
    </>
  );
}

function CurrentStep({ wizard, user }: { wizard: WizardState; user: Newcomer['user'] }) {
  switch (wizard.step) {
    case 'name':
      return <NameStep wizard={wizard} />;
    case 'age':
      return <AgeStep wizard={wizard} />;
    case 'password':
      return <PasswordStep wizard={wizard} email={user.email} />;
  }
}
