import type { FunnelStep } from '../../../shared/analytics/funnel-steps.ts';
import { divide, sum } from './arithmetic.ts';
import type { Report, StepRow } from './report.ts';

/** Visits by step. `furthest` is undefined if only daily totals are left. */
export type StepCounts = {
  reached: ReadonlyMap<string, number>;
  furthest: ReadonlyMap<string, number> | undefined;
};

const maxOtherSteps = 20;

export function composeFunnel(
  steps: readonly FunnelStep[],
  parts: readonly StepCounts[],
): readonly StepRow[] {
  return steps.map((step) => {
    const branch = steps.filter(({ branch }) => branch === step.branch);
    const first = branch[0] ?? step;
    const next = branch[branch.indexOf(step) + 1];
    const count = ({ id }: FunnelStep) => sum(parts.map(({ reached }) => reached.get(id) ?? 0));
    const reached = count(step);
    const losses = parts.map((part) => (next ? countLeft(part, step, next) : null));
    const left = losses.every((loss) => loss !== null) ? sum(losses) : null;
    return {
      ...step,
      reached,
      reachedRate: divide(reached, count(first)),
      left,
      leftRate: divide(left, reached),
    };
  });
}

/**
 * In daily totals, only the quote's steps can be subtracted from each other, because visits can skip some steps toward
 * an account.
 */
function countLeft({ reached, furthest }: StepCounts, step: FunnelStep, next: FunnelStep): number | null {
  if (furthest) return furthest.get(step.id) ?? 0;
  if (step.branch === 'account') return null;
  return Math.max(0, (reached.get(step.id) ?? 0) - (reached.get(next.id) ?? 0));
}

/** Returns the most frequent steps that aren't the site's own. */
export function composeOtherSteps(
  steps: readonly FunnelStep[],
  parts: readonly StepCounts[],
): Report['otherSteps'] {
  const known: ReadonlySet<string> = new Set(steps.map(({ id }) => id));
  const names = new Set(
    parts.flatMap(({ reached }) => [...reached.keys()]).filter((name) => !known.has(name)),
  );
  return [...names]
    .map((step) => ({ step, reached: sum(parts.map(({ reached }) => reached.get(step) ?? 0)) }))
    .toSorted((a, b) => b.reached - a.reached || (a.step < b.step ? -1 : 1))
    .slice(0, maxOtherSteps);
}
