import { Printer } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import {
  type AmountField,
  amountFields,
  parseCalculatorForm,
} from '../../../shared/calculator/calculator-form.ts';
import { type CalculatorInput, computeCoverage } from '../../../shared/calculator/coverage.ts';
import { formatLocalDay } from '../../../shared/format/dates.ts';
import { formatDollars } from '../../../shared/format/numbers.ts';
import { findCoverageAmounts, parseCoverageAmount } from '../../../shared/quote/coverage-amounts.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/link.tsx';
import { Swatch } from '../../ui/charts/bar.tsx';
import { StackBar } from '../../ui/charts/stack.tsx';
import { findUnreadable } from './check-amount.ts';
import { fieldLabels, messages } from './messages.ts';
import { listNeeds, needFills } from './needs.ts';
import { describeLine, describeMultiple, describeOptions, describeRounding } from './result-messages.ts';
import type { Calculation } from './use-calculator.ts';

type CoverageResultProps = {
  calculation: Calculation;
  /** Whether the figures currently have an error, so that the result is from before. */
  isOutdated: boolean;
  /** The common advice, such as "8-12 times". */
  incomeGuide: string;
  ref: Ref<HTMLElement>;
  className?: string;
};

export function CoverageResult({
  calculation,
  isOutdated,
  incomeGuide,
  ref,
  className = '',
}: CoverageResultProps) {
  const input = parseCalculatorForm(calculation.form);
  const result = computeCoverage(input);
  const { recommended } = result;
  const needs = listNeeds(result);
  const options = findCoverageAmounts(recommended);
  const missed = findUnreadable(calculation.form);
  const unreadable = amountFields
    .filter((field) => missed[field])
    .map((field) => fieldLabels[field].toLowerCase());
  const multiple = describeMultiple(result, input.annualIncome);
  return (
    <section
      ref={ref}
      aria-labelledby="coverage-result"
      className={`scroll-mt-4 rounded-panel bg-surface-mist p-8 max-md:-mx-(--gutter) max-md:rounded-none max-md:px-(--gutter) max-md:py-7 print:m-0 print:rounded-none print:bg-transparent print:p-0 ${className}`}
    >
      <PrintedFigures calculation={calculation} />
      <h2 id="coverage-result" className="font-sans text-small font-semibold">
        {messages.result.label}{' '}
        <span className="tabular block font-display text-[min(2.75rem,16vw)] leading-tight tracking-[-.03em] whitespace-nowrap md:text-[3.5rem]">
          {formatDollars(recommended)}
        </span>
      </h2>
      {isOutdated && (
        <p className="mt-1 text-small font-medium text-warning print:hidden">{messages.result.outdated}</p>
      )}
      {unreadable.length > 0 && (
        <p className="mt-1 text-small font-medium text-warning">{messages.result.unreadable(unreadable)}</p>
      )}
      {needs.length > 0 && (
        <div className="mt-4">
          <StackBar parts={needs} />
        </div>
      )}
      <div className="mt-3">
        <BreakdownList result={result} input={input} />
      </div>
      <div className="mt-5 print:hidden">
        <div className="grid gap-3">
          {options.map(
            (option, index) =>
              option && (
                <ButtonLink
                  key={option}
                  to={`${paths.quote}?coverage=${parseCoverageAmount(option)}`}
                  size="lg"
                  isBlock
                  variant={isOutdated || index > 0 ? 'secondary' : 'primary'}
                >
                  {options.length > 1 ? messages.result.oneOfTwo(option) : messages.result.inQuote(option)}
                </ButtonLink>
              ),
          )}
        </div>
        <p className="mt-2.5 text-small">{describeOptions(options, recommended)}</p>
      </div>
      <p className="mt-3.5 text-small">
        {multiple && <span>{`${messages.result.guide(multiple, incomeGuide)} `}</span>}
        <span>{messages.result.disclaimer}</span>
      </p>
      <Button variant="text" size="sm" onClick={() => window.print()} className="mt-2 -ml-3 print:hidden">
        <Printer aria-hidden="true" className="size-5" /> {messages.result.print}
      </Button>
    </section>
  );
}

/**
 * The calculation line by line, and how the total became the recommended amount. Lines that are 0 are left out, even
 * the sum.
 */
export function BreakdownList({
  result,
  input,
}: {
  result: ReturnType<typeof computeCoverage>;
  input: CalculatorInput;
}) {
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

/** The figures that the result was computed from, and its date. Shown only in print, where there is no form. */
function PrintedFigures({ calculation }: { calculation: Calculation }) {
  const input = parseCalculatorForm(calculation.form);
  const amount = (field: AmountField): [string, string] => [fieldLabels[field], formatDollars(input[field])];
  const figures: [label: string, value: string][] = [
    amount('annualIncome'),
    [fieldLabels.yearsToReplace, `${input.yearsToReplace} years`],
    amount('mortgageBalance'),
    amount('totalDebt'),
    [fieldLabels.dependents, calculation.form.dependents],
    amount('education'),
    amount('existingSavings'),
  ];
  return (
    <div className="mb-8 hidden print:block">
      <p>{messages.result.printedOn(formatLocalDay(calculation.at))}</p>
      <dl className="tabular mt-4 text-ink">
        {figures.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-t border-line py-1.5">
            <dt>{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
