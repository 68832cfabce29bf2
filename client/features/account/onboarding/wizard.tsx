import { type ReactNode, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { parseProfileAge } from '../../../../shared/validation/age.ts';
import { type FormErrors, useForm } from '../../../lib/forms/use-form.ts';
import { fields, flag } from '../../../lib/light-checks.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorSummary } from '../../../ui/feedback/error-summary.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { NumberField } from '../../../ui/inputs/number-field.tsx';
import { useViewFocus } from '../../../ui/use-view-focus.ts';
import { changeDraft, dropDraft, loadDraft } from '../fields/about-you.ts';
import { messages as sharedMessages } from '../fields/account-messages.ts';
import { Heading } from '../fields/account-page.tsx';
import {
  describeErrors,
  findAgeErrors,
  findNameErrors,
  findNames,
  hasBothNames,
  NameFields,
  type Names,
} from '../fields/names.tsx';
import { NewPasswordForm, useNewPassword } from '../fields/new-password.tsx';
import { useSessionAttempt } from '../fields/use-session-attempt.ts';
import { useCompleteProfile } from '../profile/complete-profile.ts';
import { useAuth } from '../session/auth-context.ts';
import { type Newcomer, needsPassword } from './find-onboarding-step.ts';
import { messages } from './onboarding-messages.ts';

const words = messages.wizard;

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
  const { lead, weak } = sharedMessages.password;
  const control = useNewPassword({
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
    <NewPasswordForm
      control={control}
      username={email}
      heading={<Heading lead={lead}>{words.password}</Heading>}
    >
      <StepActions isBusy={control.isBusy} onBack={wizard.goBack} />
    </NewPasswordForm>
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

type WizardState = ReturnType<typeof useWizard>;

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

  async function finish(): Promise<void> {
    const { firstName, lastName, age } = values;
    await complete({ firstName: firstName.trim(), lastName: lastName.trim(), age: parseProfileAge(age) });
    dropDraft();
    toast.success(sharedMessages.saved);
  }

  function showServerErrors(errors: FormErrors<WizardValues>) {
    form.showErrors(errors);
    const wrong = errors.firstName || errors.lastName ? 'name' : errors.age && 'age';
    if (wrong) navigate(location.pathname, { state: { step: wrong }, replace: true });
  }

  return { form, step, position, count: steps.length, isBusy, goBack, finish, showServerErrors };
}

type Step = 'name' | 'age' | 'password';

/** The texts in the wizard's fields. Passwords never leave their own step. */
export type WizardValues = Names & { age: string };

/** People who have a password, or need none, aren't asked for one. */
export function listSteps(asksPassword: boolean): readonly Step[] {
  return asksPassword ? ['name', 'age', 'password'] : ['name', 'age'];
}

/** Skips the names if they are known. See docs/product.md, "Onboarding wizard". */
export function findStartStep(names: Names): Step {
  return hasBothNames(names) ? 'age' : 'name';
}

/** Returns the step in the browser's history, unless an earlier one still has an error. */
export function findReachableStep(asked: Step, steps: readonly Step[], values: WizardValues): Step {
  const before = steps.slice(0, Math.max(0, steps.indexOf(asked)));
  return (
    before.find((step) => Object.keys(findStepErrors(step, values)).length > 0) ??
    (steps.includes(asked) ? asked : 'name')
  );
}

/** Finds what has to be fixed before a step can be left. See docs/product.md, "Validation rules". */
export function findStepErrors(step: Step, values: WizardValues): FormErrors<WizardValues> {
  if (step === 'name') return findNameErrors(values);
  return step === 'age' ? findAgeErrors(values) : {};
}

/** Parses the state of a history entry. Returns an empty object for entries that the wizard didn't create. */
export function parseHistoryState(historyState: unknown): { step?: Step; isPushed?: boolean } {
  return parseHistory(historyState) ?? {};
}

const parseHistory = fields<{ step?: Step; isPushed?: boolean }>(
  {},
  { step: (value) => listSteps(true).find((step) => step === value), isPushed: flag },
);
