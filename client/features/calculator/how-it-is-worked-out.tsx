import { calculationSteps, describeRounding, messages } from './messages.ts';

/** The formula in words, with everything needed to do the sum by hand. */
export function HowItIsWorkedOut({ incomeGuide }: { incomeGuide: string }) {
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
