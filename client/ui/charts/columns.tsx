import { Bar, fillClassNames } from './bar.tsx';
import type { ChartColumn } from './chart-content.ts';

const tallest = 150;

/** One column per value, with its text above and its label below. */
export function Columns({ columns }: { columns: readonly ChartColumn[] }) {
  const largest = Math.max(...columns.map(({ value }) => value));
  return (
    <ol className="grid auto-cols-fr grid-flow-col items-end gap-1.5 md:gap-3">
      {columns.map(({ label, text, value }) => (
        <li key={label} className="tabular flex flex-col text-center text-caption leading-snug">
          <b className="mb-1 font-semibold text-ink">{text}</b>
          <Bar height={Math.round((value / largest) * tallest)}>
            <rect width="100%" height="100%" rx="3" className={fillClassNames[1]} />
          </Bar>
          <span className="mt-1.5 border-t border-line-strong pt-1">{label}</span>
        </li>
      ))}
    </ol>
  );
}
