import type { ReactNode } from 'react';
import type { CalculatorInput, CoverageResult } from '../../../shared/calculator/coverage.ts';
import { formatDollars } from '../../../shared/format/numbers.ts';
import { Swatch } from '../../ui/charts/bar.tsx';
import { messages } from './messages.ts';
import { needFills } from './needs.ts';
import { describeLine, describeRounding } from './result-messages.ts';

/**
 * The calculation line by line, and how the total became the recommended amount. Lines that are 0 are left out, even
 * the sum.
 */
export function BreakdownList({ result, input }: { result: CoverageResult; input: CalculatorInput }) {
  const { breakdown, sum } = result;
  const rounding = describeRounding(result);
  return (
    <>
      {breakdown.length > 0 && (
        <dl className="tabular text-ink">
          {breakdown.map((line) => {
            const fill = needFills[line.part];
            return (
              <Line
                key={line.part}
                label={line.label}
                detail={describeLine(line, input)}
                mark={fill && <Swatch fill={fill} />}
                className={`border-line ${line.amount < 0 ? 'text-success' : ''}`}
              >
                {line.amount < 0 ? `−${formatDollars(-line.amount)}` : formatDollars(line.amount)}
              </Line>
            );
          })}
          {sum > 0 && (
            <Line label={messages.result.leftToCover} detail={rounding} className="border-ink font-semibold">
              {formatDollars(sum)}
            </Line>
          )}
        </dl>
      )}
      {sum <= 0 && <p className="border-t border-line pt-2.5 text-small">{rounding}</p>}
    </>
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
