import type { ReactNode } from 'react';
import type { ChartFill } from './chart-content.ts';

/** Lines of ink keep parts apart whose colors are alike; forced colors and paper keep the fills. */
const outline = 'stroke-ink/40 [print-color-adjust:exact] forced-color-adjust-none';

export const fillClassNames: Readonly<Record<ChartFill, string>> = {
  1: `fill-chart-1 ${outline}`,
  2: `fill-chart-2 ${outline}`,
  3: `fill-chart-3 ${outline}`,
  4: `fill-chart-4 ${outline}`,
  5: `fill-chart-5 ${outline}`,
  rest: 'fill-none stroke-line-strong [stroke-dasharray:5_4]',
};

/** A drawing as wide as its place. Its children use percent for x and width, because prerendered markup has no styles. */
export function Bar({ height, children }: { height: number; children: ReactNode }) {
  return (
    <svg aria-hidden="true" width="100%" height={height} className="block overflow-visible">
      {children}
    </svg>
  );
}

/** What a color in the chart is. */
export function Swatch({ fill }: { fill: ChartFill }) {
  return (
    <svg aria-hidden="true" width="14" height="14" className="mt-1 flex-none overflow-visible">
      <rect width="14" height="14" rx="3" className={fillClassNames[fill]} />
    </svg>
  );
}
