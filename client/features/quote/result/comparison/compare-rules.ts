import type { CarrierExplanation, ExplanationLine } from '../../../../../shared/matching/recommendation.ts';
import { messages } from '../messages.ts';

/** The order of the rules in bars and tables: what the answers earn comes first, and the head start comes last. */
const ruleOrder = Object.keys(messages.rules);

export const headStart = 'score_boost';

/**
 * A rule that gave points to at least one carrier. `points` has each carrier's points, in the order of the carriers.
 */
export type RuleRow = { rule: string; label: string; answer: string; points: readonly number[] };

function rank({ rule }: { rule: string }): number {
  const index = ruleOrder.indexOf(rule);
  return index === -1 ? ruleOrder.length : index;
}

function nameRule({ rule, label }: ExplanationLine): string {
  return new Map<string, string>(Object.entries(messages.rules)).get(rule) ?? label;
}

/** Returns a carrier's points in the order of the bars, each with the rule's general name. */
export function listParts({ lines }: CarrierExplanation): { rule: string; label: string; points: number }[] {
  return lines
    .map((line) => ({ rule: line.rule, label: nameRule(line), points: line.points }))
    .sort((one, other) => rank(one) - rank(other));
}

/** Returns every rule that gave points to any of these carriers, in the order of the bars. */
export function compareRules(carriers: readonly CarrierExplanation[]): RuleRow[] {
  const rows = new Map<string, RuleRow>();
  for (const line of carriers.flatMap(({ lines }) => lines)) {
    const points = carriers.map(({ lines }) => lines.find(({ rule }) => rule === line.rule)?.points ?? 0);
    rows.set(line.rule, { rule: line.rule, label: nameRule(line), answer: line.answer, points });
  }
  return [...rows.values()].sort((one, other) => rank(one) - rank(other));
}

/** Returns the points that a carrier has before the others, no matter what the answers are. */
export function findHeadStart({ lines }: CarrierExplanation): number {
  return lines.find(({ rule }) => rule === headStart)?.points ?? 0;
}
