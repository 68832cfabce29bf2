import { useId } from 'react';
import { Bar, fillClassNames, Stripes } from './bar.tsx';
import type { ChartColumn } from './chart-content.ts';

const tallest = 150;

/** One column per value, with its text above and its label below. */
export function Columns({ columns }: { columns: readonly ChartColumn[] }) {
  const stripes = useId();
  const largest = Math.max(...columns.map(({ value, upTo = value }) => upTo));
  const scale = (value: number) => Math.round((value / largest) * tallest);
  return (
    <ol className="grid auto-cols-fr grid-flow-col items-end gap-1.5 max-[21rem]:auto-cols-auto max-[21rem]:grid-flow-row max-[21rem]:gap-3 md:gap-3">
      {columns.map(({ label, text, value, upTo = value, mark }, index) => {
        const pattern = `${stripes}${index}`;
        const height = scale(upTo);
        const extra = height - scale(value);
        return (
          <li
            key={label}
            className="tabular flex flex-col max-[21rem]:grid max-[21rem]:grid-cols-2 text-center text-caption leading-snug"
          >
            <span className="mb-1 text-ink">
              {mark && <span className="block leading-tight">{`${mark} `}</span>}
              <b className="font-semibold">{text}</b>
            </span>
            {/* With very large text, the columns are rows of words. */}
            <div className="max-[21rem]:hidden">
              <Bar height={height}>
                {extra > 0 && <Stripes id={pattern} />}
                {extra > 0 && (
                  <rect
                    width="100%"
                    height={height}
                    rx="3"
                    fill={`url(#${pattern})`}
                    className="stroke-line-strong"
                  />
                )}
                <rect
                  y={extra}
                  width="100%"
                  height={height - extra}
                  rx="3"
                  className={fillClassNames[mark ? 2 : 1]}
                />
              </Bar>
            </div>
            <span className="mt-1.5 border-t border-line-strong pt-1 max-[21rem]:order-first max-[21rem]:m-0 max-[21rem]:border-0 max-[21rem]:p-0">
              {label}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
