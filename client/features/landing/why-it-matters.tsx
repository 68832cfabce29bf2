import { Carousel } from '../../ui/overlays/carousel.tsx';
import type { LandingContent, LandingStatistic } from './content.ts';
import { messages } from './messages.ts';
import { StatisticPicture } from './statistic-picture.tsx';

export function WhyItMatters({ chapters }: { chapters: LandingContent['chapters'] }) {
  return (
    <section className="section-y bg-surface-dusk text-on-dusk-body">
      <div className="page-width">
        <div className="grid items-end gap-7 pb-9 md:grid-cols-[7fr_5fr] md:gap-12 md:pb-14">
          <h2 className="text-on-dusk font-display text-display-lg">{messages.whyItMatters.title}</h2>
          <p>{messages.whyItMatters.lead}</p>
        </div>
        {chapters.map(({ question, statistics }) => (
          <div
            key={question}
            className="grid gap-6 border-t border-line-dusk py-10 min-[64rem]:grid-cols-[2.6fr_9.4fr] min-[64rem]:gap-12 min-[64rem]:py-13"
          >
            <h3 className="font-(family-name:--font-display) text-[1.375rem] leading-tight font-medium text-on-dusk">
              {question}
            </h3>
            <Carousel
              label={question}
              className="md:grid-cols-[5.6fr_3.8fr] md:gap-x-12 md:gap-y-7 md:[&>:first-child]:row-span-2 md:[&>:last-child]:border-t md:[&>:last-child]:border-line-dusk md:[&>:last-child]:pt-7"
            >
              {statistics.map((statistic, index) => (
                <StatisticCard key={statistic.figure} statistic={statistic} isLead={index === 0} />
              ))}
            </Carousel>
          </div>
        ))}
        <p className="border-t border-line-dusk pt-5 text-caption text-on-dusk-muted">
          {messages.whyItMatters.note}
        </p>
      </div>
    </section>
  );
}

const leadFigure =
  'text-[clamp(4rem,17vw,5.5rem)] leading-[.9] tracking-[-.045em] text-accent md:text-[clamp(5.5rem,10.4vw,8.25rem)]';
const figure =
  'text-[clamp(3rem,17vw,5.5rem)] leading-[.9] tracking-[-.03em] text-on-dusk md:text-[2.875rem]';

function StatisticCard({ statistic, isLead }: { statistic: LandingStatistic; isLead: boolean }) {
  const { unit, title, description, source, picture, captions } = statistic;
  return (
    <>
      <h4 className="font-sans text-on-dusk">
        <span className={`tabular block font-display whitespace-nowrap ${isLead ? leadFigure : figure}`}>
          {statistic.figure}
          {unit && <span className="text-[.36em] font-medium tracking-tight">{unit}</span>}
        </span>{' '}
        <span
          className={`mt-4 block font-semibold ${isLead ? 'text-title' : 'text-title md:mt-2.5 md:text-[1.0625rem]'}`}
        >
          {title}
        </span>
      </h4>
      <p className="mt-1 max-w-[27rem]">{description}</p>
      {picture && (
        <div className={isLead ? 'mt-7' : 'mt-4'}>
          <StatisticPicture name={picture} captions={captions} />
        </div>
      )}
      {source && <p className="mt-3 text-caption text-on-dusk-muted">{source}</p>}
    </>
  );
}
