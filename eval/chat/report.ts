import type { Verdict } from './judge.ts';

export type Figures = {
  conversations: number;
  wanted: number;
  right: number;
  wrong: number;
  silent: number;
  fixed: number;
  unrepeated: number;
  cards: number;
  rightCards: number;
  violations: number;
};

export function computeFigures(verdicts: readonly Verdict[]): Figures {
  const wanted = verdicts.filter(({ conversation }) => conversation.expected);
  const sum = (read: (verdict: Verdict) => number) => verdicts.reduce((total, one) => total + read(one), 0);
  return {
    conversations: verdicts.length,
    wanted: wanted.length,
    right: wanted.filter(({ outcome }) => outcome === 'right').length,
    wrong: verdicts.filter(({ outcome }) => outcome === 'wrong').length,
    silent: wanted.filter(({ silent }) => silent.length > 0).length,
    fixed: wanted.filter(({ fixes }) => fixes > 0).length,
    unrepeated: wanted.filter(({ outcome, repeats }) => outcome === 'right' && repeats === 0).length,
    cards: sum(({ cards }) => cards),
    rightCards: sum(({ rightCards }) => rightCards),
    violations: sum(({ violations }) => violations.length),
  };
}

export function describeFigures(verdicts: readonly Verdict[]): string {
  const all = computeFigures(verdicts);
  const share = (count: number, of: number) =>
    `${count} of ${of} (${of === 0 ? 0 : ((100 * count) / of).toFixed(1)} %)`;
  return [
    `right ${share(all.right, all.wanted)}`,
    `wrong ${all.wrong}`,
    `silent errors ${share(all.silent, all.wanted)}`,
    `fixed at the summary ${share(all.fixed, all.wanted)}`,
    `nothing repeated ${share(all.unrepeated, all.wanted)}`,
    `cards ${(all.cards / Math.max(1, all.conversations)).toFixed(2)} each, right ${share(all.rightCards, all.cards)}`,
    `violations ${all.violations}`,
  ].join(', ');
}

/** Each conversation in which something went wrong, with where it did. */
export function describeFailures(verdicts: readonly Verdict[]): readonly string[] {
  return verdicts.flatMap(({ conversation, outcome, silent, repeats, violations, exchanges }) => [
    ...silent.map((one) => `SILENT ${conversation.id}: ${one}`),
    ...violations.map((one) => `VIOLATION ${conversation.id}: ${one}`),
    ...(outcome === 'right'
      ? []
      : [`${outcome.toUpperCase()} ${conversation.id}: ${exchanges.at(-1)?.line.text}`]),
    ...(repeats === 0
      ? []
      : exchanges.flatMap(({ kind, cue }, index) => {
          const before = exchanges[index - 1];
          return kind === 'repeat' && before
            ? [
                `REPEAT ${conversation.id} ${cue}: ${before.line.text} < ${before.response.response.slice(0, 90)}`,
              ]
            : [];
        })),
  ]);
}
