import type { FormErrors } from '../../../../lib/forms/use-form.ts';
import { fields, flag } from '../../../../lib/light-checks.ts';
import {
  findAgeErrors,
  findNameErrors,
  hasBothNames,
  type Names,
} from '../../fields/about-you/find-names.ts';

export type Step = 'name' | 'age' | 'password';

/** What the wizard asks for, as it is typed. Passwords never leave their own step. */
export type WizardValues = Names & { age: string };

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
  return (
    before.find((step) => Object.keys(findStepErrors(step, values)).length > 0) ??
    (steps.includes(asked) ? asked : 'name')
  );
}

/** What to fix before a step can be left. The product specification, "Validation rules". */
export function findStepErrors(step: Step, values: WizardValues): FormErrors<WizardValues> {
  if (step === 'name') return findNameErrors(values);
  return step === 'age' ? findAgeErrors(values) : {};
}

/** What an entry of the browser's history says; nothing for one that the wizard has not made. */
export function readHistory(historyState: unknown): { step?: Step; isPushed?: boolean } {
  return parseHistory(historyState) ?? {};
}

const parseHistory = fields<{ step?: Step; isPushed?: boolean }>(
  {},
  { step: (value) => listSteps(true).find((step) => step === value), isPushed: flag },
);
