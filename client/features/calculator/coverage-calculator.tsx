import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { parseCalculatorForm } from '../../../shared/calculator/calculator-form.ts';
import { computeCoverage } from '../../../shared/calculator/coverage.ts';
import { formatDollars } from '../../../shared/format/numbers.ts';
import artUrl from '../../ui/art/empty-coverage.svg';
import { PriceExplorer } from '../../ui/prices/price-explorer.tsx';
import { canCalculate } from './check-amount.ts';
import { CoverageForm } from './coverage-form.tsx';
import { CoverageResult } from './coverage-result.tsx';
import { calculationSteps, describeRounding, messages } from './messages.ts';
import { useCalculator } from './use-calculator.ts';

type CoverageCalculatorProps = {
  incomeGuide: string;
  /** Loads what the person said in a quote, so that prices fit them. */
  loadPerson: ComponentProps<typeof PriceExplorer>['loadPerson'];
};

/**
 * The form and, once Calculate is pressed, its result, which then follows every change. `incomeGuide` is the common
 * advice: "8-12 times".
 */
export function CoverageCalculator({ incomeGuide, loadPerson }: CoverageCalculatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLElement>(null);
  const calculator = useCalculator(form);
  const [news, setNews] = useState<{ text: string; count: number }>({ text: '', count: 0 });
  const [presses, setPresses] = useState(0);
  const { calculated } = calculator;
  const isOutdated = calculated !== undefined && !canCalculate(calculator.form);

  useEffect(() => {
    if (presses > 0 && result.current) bringIntoView(result.current);
  }, [presses]);

  const tell = (text: string) => setNews(({ count }) => ({ text, count: count + 1 }));

  const describeAmount = () =>
    messages.news.recommended(
      formatDollars(computeCoverage(parseCalculatorForm(calculator.form)).recommended),
    );

  function calculate() {
    calculator.calculate();
    setPresses(presses + 1);
    tell(describeAmount());
  }

  /** A change is announced when its field is left, and not on every keystroke. */
  function tellChange() {
    if (calculated && !isOutdated && describeAmount() !== news.text) tell(describeAmount());
  }

  function clear() {
    calculator.clear();
    tell(messages.news.cleared);
  }

  return (
    <div className="grid grid-rows-[auto_1fr] items-start gap-x-18 gap-y-10 min-[64rem]:grid-cols-[minmax(0,6.4fr)_minmax(0,5fr)] print:block">
      <div className={calculated ? 'print:hidden' : ''}>
        <CoverageForm
          calculator={calculator}
          ref={form}
          isDone={calculated !== undefined && !isOutdated}
          onCalculate={calculate}
          onClear={clear}
          onLeave={tellChange}
        />
        <p className="hidden noscript:block">{messages.withoutScripts}</p>
      </div>
      {calculated ? (
        <CoverageResult
          ref={result}
          calculation={calculated}
          isOutdated={isOutdated}
          incomeGuide={incomeGuide}
          className="min-[64rem]:row-span-2 min-[64rem]:[@media(min-height:56rem)]:sticky min-[64rem]:top-6"
        />
      ) : (
        <EmptyResult />
      )}
      <div>
        <HowItIsWorkedOut incomeGuide={incomeGuide} />
        {calculated && (
          <PriceExplorer
            headingLevel={2}
            amount={computeCoverage(parseCalculatorForm(calculated.form)).recommended}
            loadPerson={loadPerson}
          />
        )}
      </div>
      <p role="status" className="sr-only">
        {/* A new element each time, so that the same amount is announced again. */}
        <span key={news.count}>{news.text}</span>
      </p>
    </div>
  );
}

/** On a phone the result is below the form. If its amount is already visible, nothing moves. */
function bringIntoView(result: HTMLElement) {
  const { top } = result.getBoundingClientRect();
  if (top >= 0 && top < window.innerHeight / 2) return;
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  result.scrollIntoView({ behavior: isReduced ? 'auto' : 'smooth', block: 'start' });
}

/** Shown instead of the result until there is one. */
function EmptyResult() {
  return (
    <section className="rounded-panel bg-surface-mist p-8 max-md:-mx-(--gutter) max-md:rounded-none max-md:px-(--gutter) max-md:py-7 min-[64rem]:row-span-2 noscript:hidden print:hidden">
      <img src={artUrl} alt="" width={320} height={180} className="w-full max-w-80" />
      <h2 className="mt-5 font-display text-h3">{messages.empty.title}</h2>
      <p className="mt-2 max-w-[24rem]">{messages.empty.text}</p>
    </section>
  );
}

/** The formula in words, with everything needed to do the sum by hand. */
function HowItIsWorkedOut({ incomeGuide }: { incomeGuide: string }) {
  return (
    <section className="print:hidden">
      <h2 className="border-b-2 border-ink pb-3 font-display text-h3">{messages.stepsTitle}</h2>
      <ol>
        {calculationSteps.map(([title, text]) => (
          <li key={title} className="border-b border-line py-3.5">
            <h3 className="font-semibold">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-4">{describeRounding(incomeGuide)}</p>
    </section>
  );
}
