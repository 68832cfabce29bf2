import { useId } from 'react';
import { Bar, fillClassNames, Stripes } from './bar.tsx';
import type { ChartRow } from './chart-content.ts';
import { measureRows } from './measure-bars.ts';

type Axis = { from: number; to: number; ticks: readonly number[]; label: string };

const height = 22;

/** One bar per row, with its text above it. The axis, if any, is below all rows. */
export function Rows({ rows, axis }: { rows: readonly ChartRow[]; axis?: Axis | undefined }) {
  const stripes = useId();
  const bars = measureRows(rows, axis);
  return (
    <>
      <ul className="grid gap-4">
        {rows.map(({ label, text, fill = 1 }, index) => {
          const { start = 0, width = 0, extra = 0 } = bars[index] ?? {};
          return (
            <li key={label}>
              <p className="mb-1.5 flex flex-wrap justify-between gap-x-4 text-small leading-snug">
                <span>{label}</span> <b className="tabular font-semibold text-ink">{text}</b>
              </p>
              <Bar height={height}>
                <Stripes id={`${stripes}${index}`} />
                {extra > 0 && (
                  <rect
                    x={`${start + width}%`}
                    width={`${extra}%`}
                    height={height}
                    rx="4"
                    fill={`url(#${stripes}${index})`}
                    className="stroke-line-strong"
                  />
                )}
                <rect
                  x={`${start}%`}
                  width={`${width}%`}
                  height={height}
                  rx="4"
                  className={fillClassNames[fill]}
                />
              </Bar>
            </li>
          );
        })}
      </ul>
      {axis && (
        <p
          aria-hidden="true"
          className="tabular mt-3 flex justify-between border-t border-line-strong pt-1.5 text-caption"
        >
          {/* Without a width of their own, the labels in between are centered on their ticks. Very large ones have no room. */}
          {axis.ticks.map((tick, index) => (
            <span
              key={tick}
              className="flex w-0 justify-center whitespace-nowrap first:justify-start last:justify-end max-[20rem]:not-first:not-last:hidden"
            >
              {index === 0 ? `${axis.label} ${tick}` : tick}
            </span>
          ))}
        </p>
      )}
    </>
  );
}
