import { ButtonLink } from '../actions/link.tsx';

type Step = { to: string; label: string };
export type NextStepsProps = { title: string; text: string; actions: readonly [Step, Step] };

/** What someone may want to do after reading. */
export function NextSteps({ title, text, actions: [first, second] }: NextStepsProps) {
  return (
    <section className="bg-surface-dusk text-on-dusk-body print:hidden">
      <div className="page-width section-y grid items-end gap-x-12 gap-y-7 min-[64rem]:grid-cols-[7fr_5fr]">
        <div>
          <h2 className="max-w-[16em] font-display text-display-lg text-on-dusk">{title}</h2>
          <p className="mt-4 max-w-prose text-lead">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3.5 min-[64rem]:ml-auto min-[64rem]:w-fit min-[64rem]:flex-col">
          <ButtonLink to={first.to} variant="accent" size="lg" className="max-md:w-full">
            {first.label}
          </ButtonLink>
          <ButtonLink to={second.to} variant="secondary" size="lg" className="max-md:w-full">
            {second.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
