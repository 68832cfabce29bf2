import { Printer } from 'lucide-react';
import type { Ref } from 'react';
import { amountFields, parseCalculatorForm } from '../../../shared/calculator/calculator-form.ts';
import { computeCoverage } from '../../../shared/calculator/coverage.ts';
import { formatDollars } from '../../../shared/format/numbers.ts';
import { findCoverageAmounts, parseCoverageAmount } from '../../../shared/quote/coverage-amounts.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/link.tsx';
import { StackBar } from '../../ui/charts/stack.tsx';
import { BreakdownList } from './breakdown-list.tsx';
import { findUnreadable } from './check-amount.ts';
import { fieldLabels, messages } from './messages.ts';
import { listNeeds } from './needs.ts';
import { PrintedFigures } from './printed-figures.tsx';
import { describeMultiple, describeOptions } from './result-messages.ts';
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
