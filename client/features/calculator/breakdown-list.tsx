import type { ReactNode } from 'react';
import type { CalculatorInput, CoverageResult } from '../../../shared/calculator/coverage.ts';
import { formatDollars } from '../../../shared/format/numbers.ts';
import { messages } from './messages.ts';
import { isNeed } from './needs.ts';
import { describeLine, describeRounding } from './result-messages.ts';
import { filledClassName, needColors } from './stacked-bar.tsx';

/** The sum line by line, minus savings, and how it became the recommended amount. */
export function BreakdownList({ result, input }: { result: CoverageResult; input: CalculatorInput }) {
  return (
    <dl className="tabular text-ink">
      {result.breakdown.map((line) => (
        <Line
          key={line.part}
          label={line.label}
          detail={describeLine(line, input)}
          mark={
            isNeed(line) && (
              <span
                className={`mt-1 size-3.5 flex-none rounded-sm ${needColors[line.part]} ${filledClassName}`}
              />
            )
          }
          className={`border-line ${line.amount < 0 ? 'text-success' : ''}`}
        >
          {line.amount < 0 ? `−${formatDollars(-line.amount)}` : formatDollars(line.amount)}
        </Line>
      ))}
      <Line
        label={messages.result.leftToCover}
        detail={describeRounding(result)}
        className="border-ink font-semibold"
      >
        {formatDollars(Math.max(0, result.sum))}
      </Line>
    </dl>
  );
}

type LineProps = { label: string; detail: string; mark?: ReactNode; className: string; children: string };

function Line({ label, detail, mark, className, children }: LineProps) {
  return (
    <div className={`flex flex-wrap justify-between gap-x-4 border-t py-2.5 first:border-t-0 ${className}`}>
      <dt className="flex flex-[1_1_11rem] gap-3 leading-snug">
        {mark}
        <span>
          {label}
          <span className="block text-small font-normal text-body">{detail}</span>
        </span>
      </dt>
      <dd className="ml-auto font-semibold whitespace-nowrap">{children}</dd>
    </div>
  );
}
