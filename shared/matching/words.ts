import { joinWithAnd, joinWithOr } from '../format/lists.ts';
import { formatDollars } from '../format/numbers.ts';
import type { Question } from '../quote/question.ts';
import { healthStatus } from '../quote/questions/health-status.ts';
import { policyType } from '../quote/questions/policy-type.ts';
import type { HealthValue, PolicyValue } from '../site/schemas/carriers.ts';

/** The option that a visitor chooses for a rule's value. */
function nameAnswer({ options }: Question, rule: string): string {
  return options.find((option) => option.rule === rule)?.value ?? rule;
}

function nameHealth(value: HealthValue): string {
  return nameAnswer(healthStatus, value).toLowerCase();
}

/** Describes health levels in the visitor's words, like "good or fair". */
export function nameHealthLevels(values: readonly HealthValue[]): string {
  return joinWithOr(values.map(nameHealth));
}

/** The same levels as a list, like "good and fair". */
export function listHealthLevels(values: readonly HealthValue[]): string {
  return joinWithAnd(values.map(nameHealth));
}

/** Describes policy types by the quoted options that a visitor would choose. */
export function namePolicyOptions(values: readonly PolicyValue[]): string {
  return joinWithOr(values.map((value) => `“${nameAnswer(policyType, value)}”`));
}

/**
 * Describes a coverage range, for use after the word "amount", like "from $100,000 to $8,000,000". Bounds are in
 * dollars.
 */
export function nameCoverageRange(lowest: number | undefined, highest: number | undefined): string {
  if (lowest === undefined) return highest === undefined ? 'of any size' : `up to ${formatDollars(highest)}`;
  if (highest === undefined) return `of ${formatDollars(lowest)} or more`;
  return `from ${formatDollars(lowest)} to ${formatDollars(highest)}`;
}
