import type { CarrierExplanation, ExplanationLine } from '../../../../../shared/matching/recommendation.ts';
import { messages } from '../messages.ts';

/** The rules in the order in which bars and tables show them: what is earned first, the head start at the end. */
const ruleOrder = Object.keys(messages.rules);

export const headStart = 'score_boost';

/** A rule that gave at least one carrier points; `points` holds each carrier's, in their order. */
export type RuleRow = { rule: string; label: string; answer: string; points: readonly number[] };

function rank({ rule }: { rule: string }): number {
  const index = ruleOrder.indexOf(rule);
  return index === -1 ? ruleOrder.length : index;
}

function nameRule({ rule, label }: ExplanationLine): string {
  return new Map<string, string>(Object.entries(messages.rules)).get(rule) ?? label;
}

/** One carrier's points in the order of the bars, each under the rule's general name. */
export function listParts({ lines }: CarrierExplanation): { rule: string; label: string; points: number }[] {
  return lines
    .map((line) => ({ rule: line.rule, label: nameRule(line), points: line.points }))
    .sort((one, other) => rank(one) - rank(other));
}

/** Every rule that gave points to any of these carriers, once, in the order of the bars. */
export function compareRules(carriers: readonly CarrierExplanation[]): RuleRow[] {
  const rows = new Map<string, RuleRow>();
  for (const line of carriers.flatMap(({ lines }) => lines)) {
    const points = carriers.map(({ lines }) => lines.find(({ rule }) => rule === line.rule)?.points ?? 0);
    rows.set(line.rule, { rule: line.rule, label: nameRule(line), answer: line.answer, points });
  }
  return [...rows.values()].sort((one, other) => rank(one) - rank(other));
}

/** The points that a carrier starts with whatever the answers are, beyond the others. */
export function findHeadStart({ lines }: CarrierExplanation): number {
  return lines.find(({ rule }) => rule === headStart)?.points ?? 0;
}
