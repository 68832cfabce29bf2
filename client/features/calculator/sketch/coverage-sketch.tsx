import { useEffect, useId, useRef, useState } from 'react';
import { computeCoverage } from '../../../../shared/calculator/coverage.ts';
import { formatDollars } from '../../../../shared/format/numbers.ts';
import { paths } from '../../../app/paths.ts';
import { TextLink } from '../../../ui/actions/link.tsx';
import { Stack } from '../../../ui/charts/stack.tsx';
import { listNeeds } from '../needs.ts';
import { sketchMessages as messages } from './messages.ts';
import { describeSketch, type Sketch, sketchFields, toInput } from './sketch.ts';

const start: Sketch = { annualIncome: 70_000, yearsToReplace: 10, debts: 230_000, existingSavings: 60_000 };

/** A simplified calculator with four sliders and the result always in view. It stores and sends nothing. */
export function CoverageSketch() {
  const id = useId();
  const [sketch, setSketch] = useState(start);
  const sliders = useRef<HTMLDivElement>(null);

  // Someone may move a slider before React starts.
  useEffect(() => setSketch((before) => ({ ...before, ...readSliders(sliders.current) })), []);

  const result = computeCoverage(toInput(sketch));
  return (
    <section
      aria-labelledby={id}
      className="my-4 max-w-[46rem] rounded-card bg-surface-lit p-5 md:p-7 noscript:hidden print:hidden"
    >
      <h3 id={id} className="text-title font-semibold">
        {messages.title}
      </h3>
      <div ref={sliders} className="mt-5 grid gap-x-8 gap-y-5 md:grid-cols-2">
        {sketchFields.map(({ name, min, max, step }) => (
          <label key={name} className="grid gap-1 text-small">
            <span className="flex flex-wrap justify-between gap-x-4">
              {messages.fields[name]}{' '}
              <b className="tabular font-semibold text-ink">{describeSketch(name, sketch[name])}</b>
            </span>
            <input
              type="range"
              name={name}
              min={min}
              max={max}
              step={step}
              value={sketch[name]}
              aria-valuetext={describeSketch(name, sketch[name])}
              onChange={(event) => setSketch({ ...sketch, [name]: Number(event.target.value) })}
              className="h-11 w-full cursor-pointer accent-primary"
            />
          </label>
        ))}
      </div>
      <p role="status" className="mt-4 mb-4 text-ink">
        {messages.recommended}{' '}
        <b className="tabular block font-display text-display-md">{formatDollars(result.recommended)}</b>
      </p>
      <Stack
        parts={listNeeds(result)}
        totals={[
          ...result.breakdown
            .filter(({ amount }) => amount < 0)
            .map(({ label, amount }) => ({ label, text: `−${formatDollars(-amount)}` })),
          { label: messages.leftToCover, text: formatDollars(Math.max(0, result.sum)) },
        ]}
      />
      <p className="mt-4 text-small">
        {messages.note} <TextLink to={paths.calculator}>{messages.calculator}</TextLink>
      </p>
    </section>
  );
}

function readSliders(element: HTMLElement | null): Partial<Sketch> {
  const sliders = [...(element?.querySelectorAll('input') ?? [])];
  return Object.fromEntries(sliders.map(({ name, valueAsNumber }) => [name, valueAsNumber]));
}
