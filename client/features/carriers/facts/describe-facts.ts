import {
  type CarrierFacts,
  type DecisionTime,
  findExamPolicy,
} from '../../../../shared/directory/carrier-facts.ts';
import {
  type CarrierCategory,
  type CarrierRating,
  ratingTiers,
} from '../../../../shared/directory/carrier-terms.ts';
import { findFacts } from '../../../../shared/directory/find-facts.ts';
import { capitalize } from '../../../../shared/format/first-letter.ts';
import { joinWithAnd } from '../../../../shared/format/lists.ts';
import { formatDollars } from '../../../../shared/format/numbers.ts';
import { formatDollarRange, formatRange, formatTimeRange } from '../../../../shared/format/ranges.ts';
import type { DirectoryCarrier } from '../../../../shared/site/schemas/directory.ts';
import * as messages from './messages.ts';

const { words } = messages;

/** In the order of the page. */
export const factNames = [
  'ages',
  'amounts',
  'exam',
  'decision',
  'policies',
  'tobacco',
  'states',
  'rating',
] as const;

/** Describes the facts that a row of the directory has room for, in a few words each. */
export function describeFactsShortly(
  carrier: DirectoryCarrier,
): Record<keyof typeof messages.shortLabels, string> {
  const facts = findFacts(carrier.slug);
  const { withoutExam, withExam } = facts.decision;
  const fastest = withoutExam ?? withExam;
  const time = fastest ? describeTime(fastest) : '';
  return {
    ages: describeAges(facts),
    amounts: describeAmounts(facts, 'short'),
    exam: messages.shortExamWords[findExamPolicy(facts)],
    decision: withoutExam && withExam ? words.withoutExam(time) : time,
  };
}

export function describeFacts({
  slug,
  amBestRating,
}: DirectoryCarrier): Record<(typeof factNames)[number], string> {
  const facts = findFacts(slug);
  return {
    ages: describeAges(facts),
    amounts: describeAmounts(facts, 'long'),
    exam: messages.examWords[findExamPolicy(facts)],
    decision: describeDecision(facts),
    policies: facts.policies.map((kind) => messages.policyWords[kind]).join(', '),
    tobacco: messages.tobaccoWords[facts.tobacco],
    states: describeStates(facts),
    rating: describeRating(amBestRating),
  };
}

/** "Term, permanent, no exam". */
export function describeCategories(categories: readonly CarrierCategory[]): string {
  return capitalize(categories.map((category) => messages.categoryWords[category]).join(', '));
}

function describeRating(rating: CarrierRating): string {
  return words.rating(rating, ratingTiers[rating]);
}

function describeAges({ ages: { min, max } }: CarrierFacts): string {
  return min === 0 ? words.upTo(max) : formatRange(min, max);
}

function describeAmounts({ amounts: { min, max } }: CarrierFacts, length: 'long' | 'short'): string {
  if (min === undefined) return max === undefined ? words.noLimits : words.upTo(formatDollars(max));
  return max === undefined ? words.orMore(formatDollars(min)) : formatDollarRange(min, max, length);
}

function describeDecision({ decision: { withoutExam, withExam } }: CarrierFacts): string {
  if (withoutExam && withExam) return words.bothWays(describeTime(withoutExam), describeTime(withExam));
  const only = withoutExam ?? withExam;
  return only ? describeTime(only) : '';
}

function describeTime({ min, max, unit }: DecisionTime): string {
  const time = formatTimeRange(min, max, unit);
  return min === undefined ? words.within(time) : time;
}

function describeStates({ states }: CarrierFacts): string {
  if (states === 'all') return words.allStates;
  return 'only' in states ? joinWithAnd(states.only) : words.allStatesExcept(joinWithAnd(states.except));
}
