import { joinWithAnd, joinWithOr } from '../format/lists.ts';
import { formatDollars } from '../format/numbers.ts';
import type { UserData } from '../quote/user-data.ts';
import type { HealthValue, PolicyValue } from './carrier-rules.ts';

const healthWords: Readonly<Record<HealthValue, string>> = {
  excellent: 'excellent',
  good: 'good',
  average: 'fair',
  poor: 'poor',
};

const policyOptions: Readonly<Record<PolicyValue, UserData['policyType']>> = {
  term: 'Term Life Insurance',
  whole: 'Whole Life Insurance',
  not_sure: "I'm not sure",
};

/** Describes health levels in the visitor's words, like "good or fair". */
export function nameHealthLevels(values: readonly HealthValue[]): string {
  return joinWithOr(values.map((value) => healthWords[value]));
}

/** The same levels as a list, like "good and fair". */
export function listHealthLevels(values: readonly HealthValue[]): string {
  return joinWithAnd(values.map((value) => healthWords[value]));
}

/** Describes policy types by the quoted options that a visitor would choose. */
export function namePolicyOptions(values: readonly PolicyValue[]): string {
  return joinWithOr(values.map((value) => `“${policyOptions[value]}”`));
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
