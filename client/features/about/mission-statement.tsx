import { KeyFigure } from '../../ui/layout/key-figure.tsx';
import type { CompanyFigure } from './content.ts';
import { messages } from './messages.ts';

type MissionStatementProps = { mission: string; figures: readonly CompanyFigure[] };

/** The company's mission, and its figures so far. */
export function MissionStatement({ mission, figures }: MissionStatementProps) {
  return (
    <section aria-labelledby="mission" className="bg-surface-dusk text-on-dusk-body">
      <div className="page-width section-y">
        <h2 id="mission" className="text-title font-semibold text-accent">
          {messages.mission.title}
        </h2>
        <p className="mt-4 max-w-[24em] font-(family-name:--font-display) text-[clamp(1.75rem,1.2rem+2.4vw,3rem)] leading-[1.22] font-medium tracking-[-.015em] text-balance text-on-dusk">
          {mission}
        </p>
        <dl
          aria-label={messages.mission.figures}
          className="mt-12 grid grid-cols-2 gap-x-8 max-[20rem]:grid-cols-1 border-t border-line-dusk md:mt-16 min-[64rem]:grid-cols-4"
        >
          {figures.map((figure) => (
            <KeyFigure
              key={figure.text}
              {...figure}
              className="border-line-dusk py-5 max-[63.9375rem]:nth-[n+3]:border-t"
              figureClassName="text-[clamp(2rem,1.4rem+2vw,2.875rem)] text-on-dusk"
            />
          ))}
        </dl>
      </div>
    </section>
  );
}
