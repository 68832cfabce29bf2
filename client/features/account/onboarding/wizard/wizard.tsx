import { type ReactNode, useRef } from 'react';
import { minNewPasswordLength } from '../../../../../shared/validation/new-password.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ErrorSummary } from '../../../../ui/feedback/error-summary.tsx';
import { Progress } from '../../../../ui/feedback/progress.tsx';
import { NumberField } from '../../../../ui/inputs/number-field.tsx';
import { useViewFocus } from '../../../../ui/use-view-focus.ts';
import { NameFields } from '../../fields/about-you/name-fields.tsx';
import { messages as sharedMessages } from '../../fields/messages.ts';
import { NewPasswordFields } from '../../fields/password/new-password-fields.tsx';
import { useNewPassword } from '../../fields/password/use-new-password.ts';
import { useSessionAttempt } from '../../fields/use-session-attempt.ts';
import { Heading } from '../../fields/view-parts.tsx';
import { useAuth } from '../../session/auth-context.ts';
import type { Newcomer } from '../find-onboarding-step.ts';
import { messages } from '../messages.ts';
import { useWizard, type Wizard as WizardState } from './use-wizard.ts';

const words = messages.wizard;

/** Asks for the name, the age, and, if there is none yet, a password, one step at a time. */
export function Wizard({ user, profile }: Newcomer) {
  const wizard = useWizard({ user, profile });
  const { step, position, count } = wizard;
  useViewFocus(step);
  return (
    <>
      <div className="mb-7 grid gap-2">
        <p className="tabular text-small font-semibold text-ink">
          <span aria-hidden="true">{words.shortStep(position + 1, count)}</span>
          <span className="sr-only">{words.step(position + 1, count)}</span>
        </p>
        <Progress
          label={words.progress}
          value={((position + 1) / count) * 100}
          valueText={words.step(position + 1, count)}
        />
      </div>
      {/* The second press of a double click must not submit the step that the first one led to. */}
      <div key={step} className="settle">
        {step === 'password' ? (
          <PasswordStep wizard={wizard} email={user.email} />
        ) : (
          <ProfileStep wizard={wizard} step={step} />
        )}
      </div>
    </>
  );
}

function ProfileStep({ wizard, step }: { wizard: WizardState; step: 'name' | 'age' }) {
  const { form, isBusy, goBack } = wizard;
  return (
    <form {...form.props} className="grid gap-4.5">
      <Heading lead={words[step].lead}>{words[step].title}</Heading>
      {step === 'name' ? (
        <NameFields bind={form.bind} />
      ) : (
        <NumberField
          {...form.bind('age')}
          label={sharedMessages.aboutYou.age}
          hint={words.ageHint}
          enterKeyHint="next"
          isRequired
        />
      )}
      <ErrorSummary form={form} />
      <StepActions isBusy={isBusy} onBack={step === 'age' ? goBack : undefined} />
    </form>
  );
}

/**
 * The last step of an account that was created with only an email. Without a password, its owner couldn't come back.
 */
function PasswordStep({ wizard, email }: { wizard: WizardState; email: string | null }) {
  const { client } = useAuth();
  const saved = useRef<string>(undefined);
  const { length, lead, weak } = sharedMessages.password;
  const { form, isBusy } = useNewPassword({
    attempts: useSessionAttempt(),
    async send(password) {
      // If a later call failed, trying again doesn't send the password a second time.
      if (saved.current !== password) await client.run((auth) => auth.updateUser({ password }));
      saved.current = password;
      await wizard.finish();
    },
    failureTitle: words.failed,
    weakTitle: weak,
    onFailure: ({ fields }) => wizard.showServerErrors(fields),
  });
  return (
    <form {...form.props} className="grid gap-4.5">
      <Heading lead={lead}>{words.password}</Heading>
      <NewPasswordFields form={form} username={email} hint={length(minNewPasswordLength)} />
      <ErrorSummary form={form} />
      <StepActions isBusy={isBusy} onBack={wizard.goBack} />
    </form>
  );
}

/** The forward button comes first. On a phone, Back is below it, where a thumb is unlikely to hit it by accident. */
function StepActions({ isBusy, onBack }: { isBusy: boolean; onBack: (() => void) | undefined }): ReactNode {
  return (
    <div className="mt-2 flex flex-col gap-3 md:flex-row-reverse md:justify-end">
      <Button type="submit" isBusy={isBusy} busyLabel={sharedMessages.saving}>
        {words.submit}
      </Button>
      {onBack && (
        <Button variant="secondary" onClick={onBack}>
          {sharedMessages.back}
        </Button>
      )}
    </div>
  );
}
