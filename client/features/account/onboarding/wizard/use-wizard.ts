import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { parseProfileAge } from '../../../../../shared/validation/age.ts';
import { type FormErrors, useForm } from '../../../../lib/forms/use-form.ts';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { describeErrors, findNames } from '../../fields/about-you/find-names.ts';
import { changeDraft, dropDraft, loadDraft } from '../../fields/about-you/personal-draft.ts';
import { messages as sharedMessages } from '../../fields/messages.ts';
import { useSessionAttempt } from '../../fields/use-session-attempt.ts';
import { useCompleteProfile } from '../../profile/store/complete-profile.ts';
import { type Newcomer, needsPassword } from '../find-onboarding-step.ts';
import { messages } from '../messages.ts';
import {
  findReachableStep,
  findStartStep,
  findStepErrors,
  listSteps,
  parseHistoryState,
  type Step,
  type WizardValues,
} from './wizard-steps.ts';

export type Wizard = ReturnType<typeof useWizard>;

/** The state of the wizard: what was typed, the current step, and how it ends. */
export function useWizard({ user, profile }: Newcomer) {
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
