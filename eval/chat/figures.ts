import type { Verdict } from './judge.ts';

export type Share = { count: number; of: number };

export type Figures = {
  conversations: number;
  /** Of those that should complete: with exactly the right data, and with only the person's own words. */
  completed: Share;
  completedUnrepeated: Share;
  /** Of those that must not complete. */
  rightlyOpen: Share;
  wrong: number;
  violations: number;
  cited: Share;
  /** The mean of the completed ones. */
  extraTurns: number;
};

export function computeFigures(verdicts: readonly Verdict[]): Figures {
  const wanted = verdicts.filter(({ conversation }) => conversation.expected);
  const completed = wanted.filter(({ outcome }) => outcome === 'right');
  const unwanted = verdicts.filter(({ conversation }) => !conversation.expected);
  return {
    conversations: verdicts.length,
    completed: { count: completed.length, of: wanted.length },
    completedUnrepeated: {
      count: completed.filter(({ repeats }) => repeats === 0).length,
      of: wanted.length,
    },
    rightlyOpen: {
      count: unwanted.filter(({ outcome }) => outcome === 'right').length,
      of: unwanted.length,
    },
    wrong: verdicts.filter(({ outcome }) => outcome === 'wrong').length,
    violations: sum(verdicts, ({ violations }) => violations.length),
    cited: {
      count: sum(verdicts, ({ citations }) => citations.right),
      of: sum(verdicts, ({ citations }) => citations.wanted),
    },
    extraTurns: sum(completed, ({ extraTurns }) => extraTurns) / completed.length,
  };
}

function sum(verdicts: readonly Verdict[], read: (verdict: Verdict) => number): number {
  return verdicts.reduce((total, verdict) => total + read(verdict), 0);
}
