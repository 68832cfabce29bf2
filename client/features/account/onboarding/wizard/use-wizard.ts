import { type FormEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { parseProfileAge } from '../../../../../shared/validation/age.ts';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { findNames } from '../../fields/about-you/find-names.ts';
import { changeDraft, dropDraft, readDraft } from '../../fields/about-you/personal-draft.ts';
import { useSessionAttempt } from '../../fields/use-session-attempt.ts';
import { useCompleteProfile } from '../../profile/store/complete-profile.ts';
import { type Newcomer, needsPassword } from '../find-onboarding-step.ts';
import {
  findReachableStep,
  findStartStep,
  findStepFault,
  listSteps,
  readStep,
  type Step,
  type StepFault,
  type WizardValues,
} from './wizard-steps.ts';

export type Wizard = ReturnType<typeof useWizard>;

/** Of the toast when saving failed. */
export const wizardFailure = 'Something went wrong. Please try again.';

/** The steps of the wizard: what was typed, where in them the person is, and how they end. */
export function useWizard({ user, profile }: Newcomer) {
  const location = useLocation();
  const navigate = useNavigate();
  const complete = useCompleteProfile();
  const { isBusy, attempt, refuse, clearFailure } = useSessionAttempt();
  const form = useRef<HTMLFormElement>(null);
  // Once begun the steps stay: a password that was just created must not take its own step away.
  const [steps] = useState(() => listSteps(needsPassword(user)));
  const [values, setValues] = useState<WizardValues>(() => {
    const age = profile?.age ?? null;
    const known = { ...findNames(user.metadata, profile), age: age === null ? '' : String(age) };
    const {
      firstName = known.firstName,
      lastName = known.lastName,
      age: typed = known.age,
    } = readDraft(user.id);
    return { firstName, lastName, age: typed };
  });
  const [start] = useState(() => findStartStep(values));
  const [faults, setFaults] = useState<StepFault['fields']>({});
  const step = findReachableStep(readStep(location.state) ?? start, steps, values);
  const position = steps.indexOf(step);

  function change(field: keyof WizardValues, text: string) {
    setValues((before) => ({ ...before, [field]: text }));
    changeDraft(user.id, { [field]: text });
    setFaults(({ [field]: _edited, ...others }) => others);
    clearFailure();
  }

  function show(fields: StepFault['fields']) {
    setFaults(fields);
    const [first] = Object.keys(fields);
    form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  function open(next: Step, isBack = false) {
    clearFailure();
    navigate(location.pathname, { state: { step: next, isPushed: !isBack }, replace: isBack });
  }

  function goBack() {
    const previous = steps[position - 1];
    if (isPushed(location.state)) navigate(-1);
    else if (previous) open(previous, true);
  }

  /** Saves everything and marks the onboarding as completed; the page then leads on automatically. */
  async function finish(): Promise<void> {
    const { firstName, lastName } = values;
    await complete({
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      age: parseProfileAge(values.age),
    });
    dropDraft();
    toast.success({ title: 'Profile completed!' });
  }

  /** Leads back to the step of a field that the server refused. */
  function showServerFaults({ firstName, lastName, age }: Readonly<Record<string, string>>) {
    const found = { ...(firstName && { firstName }), ...(lastName && { lastName }), ...(age && { age }) };
    setFaults(found);
    if (firstName || lastName) navigate(location.pathname, { state: { step: 'name' }, replace: true });
    else if (age) navigate(location.pathname, { state: { step: 'age' }, replace: true });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const fault = findStepFault(step, values);
    const next = steps[position + 1];
    if (fault) {
      refuse(fault.title, fault.description);
      show(fault.fields);
    } else if (next) open(next);
    else {
      void attempt({
        work: finish,
        failureTitle: wizardFailure,
        onFailure: ({ fields }) => showServerFaults(fields),
      });
    }
  }

  return {
    form,
    step,
    position,
    count: steps.length,
    values,
    faults,
    isBusy,
    change,
    goBack,
    submit,
    finish,
    showServerFaults,
  };
}

function isPushed(historyState: unknown): boolean {
  return (
    typeof historyState === 'object' &&
    historyState !== null &&
    'isPushed' in historyState &&
    historyState.isPushed === true
  );
}
