import { type ReactNode, type SVGProps, useId } from 'react';
import type { ChartFill } from './chart-content.ts';

/** Outlines separate parts with similar colors. Forced colors and print keep the fills. */
const outline = 'stroke-ink/40 [print-color-adjust:exact] forced-color-adjust-none';

export const fillClassNames: Readonly<Record<ChartFill, string>> = {
  1: `fill-chart-1 ${outline}`,
  2: `fill-chart-2 ${outline}`,
  3: `fill-chart-3 ${outline}`,
  4: `fill-chart-4 ${outline}`,
  5: `fill-chart-5 ${outline}`,
  rest: 'fill-none stroke-line-strong [stroke-dasharray:5_4]',
};

/**
 * A drawing as wide as its container. Its children use percentages for x and width, because prerendered markup can't
 * have inline styles.
 */
export function Bar({ height, children }: { height: number; children: ReactNode }) {
  return (
    <svg aria-hidden="true" width="100%" height={height} className="block overflow-visible">
      {children}
    </svg>
  );
}

/** The striped part of a drawing: how far a value can reach. */
export function StripedPart(place: SVGProps<SVGRectElement>) {
  const id = useId();
  return (
    <>
      <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse">
        <path d="M-1 1 1-1M0 7 7 0M6 8l2-2" strokeWidth="2" className="stroke-primary" />
      </pattern>
      <rect {...place} fill={`url(#${id})`} className="stroke-line-strong" />
    </>
  );
}

/** Shows what a color in the chart means. */
export function Swatch({ fill }: { fill: ChartFill }) {
  return (
    <svg aria-hidden="true" width="14" height="14" className="mt-1 flex-none overflow-visible">
      <rect width="14" height="14" rx="3" className={fillClassNames[fill]} />
    </svg>
  );
}
