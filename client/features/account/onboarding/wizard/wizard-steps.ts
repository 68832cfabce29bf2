import { parseProfileAge, profileAge } from '../../../../../shared/validation/age.ts';
import { hasBothNames, type Names } from '../../fields/about-you/find-names.ts';

export type Step = 'name' | 'age' | 'password';

/** What the wizard asks for, as it is typed. Passwords never leave their own step. */
export type WizardValues = Names & { age: string };

/** `title` heads a toast; `fields` hold what is said at each field. */
export type StepFault = {
  title: string;
  description: string;
  fields: Partial<Record<keyof WizardValues, string>>;
};

/** A person who has a password, or needs none, is never asked for one. */
export function listSteps(asksPassword: boolean): readonly Step[] {
  return asksPassword ? ['name', 'age', 'password'] : ['name', 'age'];
}

/** Names that are known need not be typed. The product specification, "States and transitions", "Onboarding". */
export function findStartStep(names: Names): Step {
  return hasBothNames(names) ? 'age' : 'name';
}

/** The step that the browser's history asks for, unless an earlier one still has a fault. */
export function findReachableStep(asked: Step, steps: readonly Step[], values: WizardValues): Step {
  const before = steps.slice(0, Math.max(0, steps.indexOf(asked)));
  return before.find((step) => findStepFault(step, values)) ?? (steps.includes(asked) ? asked : 'name');
}

/** Why a step cannot be left yet. The product specification, "Validation rules". */
export function findStepFault(step: Step, values: WizardValues): StepFault | undefined {
  if (step === 'name') return findNameFault(values);
  if (step === 'age' && parseProfileAge(values.age) === undefined) {
    return {
      title: 'Invalid age',
      description: profileAge.message,
      fields: { age: profileAge.message },
    };
  }
  return undefined;
}

/** The step of an entry of the browser's history; undefined for one that the wizard has not made. */
export function readStep(historyState: unknown): Step | undefined {
  if (typeof historyState !== 'object' || historyState === null || !('step' in historyState))
    return undefined;
  const { step } = historyState;
  return step === 'name' || step === 'age' || step === 'password' ? step : undefined;
}

function findNameFault(values: WizardValues): StepFault | undefined {
  if (hasBothNames(values)) return undefined;
  return {
    title: 'Required fields',
    description: 'Please enter your first and last name.',
    fields: {
      ...(values.firstName.trim() === '' && { firstName: 'Enter your first name.' }),
      ...(values.lastName.trim() === '' && { lastName: 'Enter your last name.' }),
    },
  };
}
