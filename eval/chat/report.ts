import { computeFigures, type Share } from './figures.ts';
import type { Verdict } from './judge.ts';

/** The figures of a run as lines of text: all, blind, seen, shown, and held out. */
export function describeRun(verdicts: readonly Verdict[]): string[] {
  const all = computeFigures(verdicts);
  const count = (name: string, share: Share) =>
    `  ${name.padEnd(44)}${share.count} of ${share.of}${share.of > 0 ? ` (${formatShare(share)})` : ''}`;
  const groups: readonly [string, (verdict: Verdict) => boolean][] = [
    ['written blind', ({ conversation }) => conversation.isBlind],
    ['written with sight of the engine', ({ conversation }) => !conversation.isBlind],
    ['held out', ({ conversation }) => conversation.isHeldOut],
  ];
  return [
    `  ${'conversations'.padEnd(44)}${all.conversations}`,
    count('completed with exactly the right data', all.completed),
    ...groups.map(([name, isIn]) =>
      count(`  of those ${name}`, computeFigures(verdicts.filter(isIn)).completed),
    ),
    count('completed without repeating anything', all.completedUnrepeated),
    count('rightly not completed', all.rightlyOpen),
    `  ${'wrongly completed (must be 0)'.padEnd(44)}${all.wrong}`,
    `  ${'policy violations (must be 0)'.padEnd(44)}${all.violations}`,
    count('citation correct, of questions asked', all.cited),
    `  ${'mean turns over the minimum'.padEnd(44)}${all.extraTurns.toFixed(2)}`,
  ];
}

/**
 * Each conversation that left its script, at the first turn that did. Of the held-out set
 * only the name is shown, because people who fix the engine shouldn't see its messages.
 */
export function describeFailures(verdicts: readonly Verdict[]): string[] {
  return verdicts
    .filter(
      ({ outcome, violations, divergence }) => outcome !== 'right' || violations.length > 0 || divergence,
    )
    .flatMap((verdict) => (verdict.conversation.isHeldOut ? describeSecretly(verdict) : describe(verdict)));
}

function describe({ conversation, outcome, faults, violations, divergence }: Verdict): string[] {
  return [
    `\n${conversation.id} (${conversation.category}): ${outcome}`,
    ...(divergence
      ? [
          `  ${divergence.reason}`,
          `  ${divergence.exchange.cue} > ${divergence.exchange.line.text}`,
          `  < ${divergence.exchange.response.response.replaceAll('\n', '\n    ')}`,
        ]
      : []),
    ...faults.map((fault) => `  wrong: ${fault}`),
    ...violations.map((violation) => `  violation: ${violation}`),
  ];
}

function describeSecretly({ conversation, outcome, violations }: Verdict): string[] {
  if (outcome === 'right' && violations.length === 0) return [];
  const count = violations.length > 0 ? `, ${violations.length} violations` : '';
  return [`\n${conversation.id} (${conversation.category}, held out): ${outcome}${count}`];
}

/** One line for each category: how many completed, or rightly didn't. */
export function describeCategories(verdicts: readonly Verdict[]): string[] {
  const categories = Map.groupBy(verdicts, ({ conversation }) => conversation.category);
  return [...categories].map(([category, own]) => {
    const right = own.filter(({ outcome }) => outcome === 'right').length;
    return `  ${category.padEnd(44)}${right} of ${own.length}`;
  });
}

/** The conversations that ended with different data in the second run. */
export function listDifferences(first: readonly Verdict[], second: readonly Verdict[]): string[] {
  const earlier = new Map(first.map((verdict) => [verdict.conversation.id, verdict]));
  return second
    .filter(({ conversation, userData }) => {
      const before = earlier.get(conversation.id);
      return JSON.stringify(before?.userData) !== JSON.stringify(userData);
    })
    .map(
      ({ conversation, outcome }) =>
        `${conversation.id}: ${outcome}, not ${earlier.get(conversation.id)?.outcome}`,
    );
}

function formatShare({ count, of }: Share): string {
  return `${((100 * count) / of).toFixed(1)} %`;
}
