import { describeShares, type Need } from './needs.ts';

/** The color of each need, in the bar and beside its line in the list. */
export const needColors: Readonly<Record<Need['part'], string>> = {
  income: 'bg-chart-1',
  debt: 'bg-chart-2',
  future: 'bg-chart-3',
};

/** Backgrounds are left out on paper unless they are asked for. */
export const filledClassName = 'inset-ring inset-ring-ink/30 [print-color-adjust:exact]';

/** The needs as parts of one bar: a picture of the list under it. Never prerendered, for its widths are inline styles. */
export function StackedBar({ needs }: { needs: readonly Need[] }) {
  return (
    <div
      role="img"
      aria-label={describeShares(needs)}
      className="flex h-9 gap-0.5 overflow-hidden rounded-lg"
    >
      {needs.map(({ part, amount }) => (
        <span
          key={part}
          style={{ flexGrow: amount }}
          className={`min-w-[7px] basis-0 ${needColors[part]} ${filledClassName}`}
        />
      ))}
    </div>
  );
}
