import { describeShares, type Need } from './needs.ts';

/** The color of each need, in the bar and next to its line in the list. */
export const needColors: Readonly<Record<Need['part'], string>> = {
  income: 'bg-chart-1',
  debt: 'bg-chart-2',
  future: 'bg-chart-3',
};

/** Backgrounds aren't printed unless requested. */
export const filledClassName = 'inset-ring inset-ring-ink/30 [print-color-adjust:exact]';

/**
 * The needs as parts of one bar, which illustrates the list below it. Never prerendered, because its widths are inline
 * styles.
 */
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
