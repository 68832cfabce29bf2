import { type ReactNode, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { parseProfileAge } from '../../../../shared/validation/age.ts';
import { minNewPasswordLength } from '../../../../shared/validation/new-password.ts';
import { type FormErrors, useForm } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorSummary } from '../../../ui/feedback/error-summary.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { NumberField } from '../../../ui/inputs/number-field.tsx';
import { useViewFocus } from '../../../ui/use-view-focus.ts';
import { changeDraft, dropDraft, loadDraft } from '../fields/about-you.ts';
import { messages as sharedMessages } from '../fields/account-messages.ts';
import { Heading } from '../fields/account-page.tsx';
import { describeErrors, findNames, NameFields } from '../fields/names.tsx';
import { NewPasswordFields, useNewPassword } from '../fields/new-password.tsx';
import { useSessionAttempt } from '../fields/use-session-attempt.ts';
import { useCompleteProfile } from '../profile/complete-profile.ts';
import { useAuth } from '../session/auth-context.ts';
import { type Newcomer, needsPassword } from './find-onboarding-step.ts';
import { messages } from './onboarding-messages.ts';
import {
  findReachableStep,
  findStartStep,
  findStepErrors,
  listSteps,
  parseHistoryState,
  type Step,
  type WizardValues,
} from './wizard-steps.ts';

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

export type WizardState = ReturnType<typeof useWizard>;

/** The state of the wizard: what was typed, the current step, and how it ends. */
function useWizard({ user, profile }: Newcomer) {
  const location = useLocation();
  const navigate = useNavigate();
  const complete = useCompleteProfile();
  const { isBusy, attempt, refuse, clearFailure } = useSessionAttempt();
  // The steps don't change once the wizard has started, because creating a password would otherwise remove its own
  // step.
  const [steps] = useState(() => listSteps(needsPassword(user)));
  const [typed, setTyped] = useState(() => loadDraft(user.id));
  // A quote of this browser reaches the profile while the wizard is already open.
  const known = { ...findNames(user.metadata, profile), age: profile?.age?.toString() ?? '' };
  const values: WizardValues = {
    firstName: typed.firstName ?? known.firstName,
    lastName: typed.lastName ?? known.lastName,
    age: typed.age ?? known.age,
  };
  const [start] = useState(() => findStartStep(values));
  const history = parseHistoryState(location.state);
  const step = findReachableStep(history.step ?? start, steps, values);
  const position = steps.indexOf(step);
  const form = useForm({
    values,
    onChange(name, text) {
      setTyped((before) => ({ ...before, [name]: text }));
      changeDraft(user.id, { [name]: text });
    },
    validate: () => findStepErrors(step, values),
    isInert: isBusy,
    onInvalid(errors) {
      const told = describeErrors(errors);
      if (told) refuse(told.title, told.description);
    },
    onSubmit() {
      const next = steps[position + 1];
      if (next) open(next);
      else
        void attempt({
          work: finish,
          failureTitle: messages.wizard.failed,
          form,
          onFailure: ({ fields }) => showServerErrors(fields),
        });
    },
  });

  function open(next: Step, isBack = false) {
    clearFailure();
    navigate(location.pathname, { state: { step: next, isPushed: !isBack }, replace: isBack });
  }

  function goBack() {
    const previous = steps[position - 1];
    if (history.isPushed) navigate(-1);
    else if (previous) open(previous, true);
  }

  /** Saves everything and marks the onboarding as completed. The page then continues automatically. */
  async function finish(): Promise<void> {
    const { firstName, lastName, age } = values;
    await complete({ firstName: firstName.trim(), lastName: lastName.trim(), age: parseProfileAge(age) });
    dropDraft();
    toast.success(sharedMessages.saved);
  }

  /** Goes back to the step with a field that the server rejected. */
  function showServerErrors(errors: FormErrors<WizardValues>) {
    form.showErrors(errors);
    const wrong = errors.firstName || errors.lastName ? 'name' : errors.age && 'age';
    if (wrong) navigate(location.pathname, { state: { step: wrong }, replace: true });
  }

  return { form, step, position, count: steps.length, isBusy, goBack, finish, showServerErrors };
}
