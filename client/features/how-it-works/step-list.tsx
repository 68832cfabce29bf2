import type { ReactNode } from 'react';
import { Prose } from '../../ui/layout/prose.tsx';
import type { MatchingStep } from './content.ts';

type StepListProps = {
  steps: readonly MatchingStep[];
  /** A picture of the product for each step, by step id. */
  pictures: Readonly<Record<string, ReactNode>>;
};

export function StepList({ steps, pictures }: StepListProps) {
  return (
    <ol className="divide-y divide-line border-t-2 border-ink">
      {steps.map(({ id, title, body }, index) => (
        <li
          key={id}
          id={id}
          className="grid grid-cols-[48px_1fr] items-start gap-x-3.5 gap-y-4 py-9 md:grid-cols-[72px_1fr] md:gap-x-6 md:py-12 min-[64rem]:grid-cols-[96px_minmax(0,1fr)_340px] min-[64rem]:gap-x-10"
        >
          <span
            aria-hidden="true"
            className="row-span-1 md:row-span-2 -mt-1.5 font-(family-name:--font-display) text-[3.25rem] leading-none tracking-tight text-dusk-500 md:text-[4.5rem]"
          >
            {index + 1}
          </span>
          <h2 className="self-center font-display text-display-md md:self-start">{title}</h2>
          <Prose blocks={body} className="max-md:col-span-full md:col-start-2" />
          <div className="max-md:col-span-full md:col-start-2 min-[64rem]:col-start-3 min-[64rem]:row-span-2 min-[64rem]:row-start-1">
            {pictures[id]}
          </div>
        </li>
      ))}
    </ol>
  );
}
