import type { FormErrors } from '../../../lib/forms/use-form.ts';
import { fields, flag } from '../../../lib/light-checks.ts';
import { findAgeErrors, findNameErrors, hasBothNames, type Names } from '../fields/names.tsx';

export type Step = 'name' | 'age' | 'password';

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
