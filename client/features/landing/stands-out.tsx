import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Carousel } from '../../ui/overlays/carousel.tsx';
import { exampleDetails } from './example-details.data.ts';
import { exampleMatch } from './hero/example-match.data.ts';
import { ScoreBar } from './hero/score-bar.tsx';
import { messages } from './messages.ts';

const promises = Object.values(messages.standsOut.promises);

const panel =
  'h-full max-md:rounded-card max-md:bg-surface-mist max-md:px-[min(1.25rem,5vw)] max-md:py-6 max-[20rem]:px-[3vw]';
const facts = 'mt-5 grid gap-3 border-t border-line pt-5 font-medium text-ink';

export function StandsOut() {
  return (
    <section className="section-y">
      <div className="page-width">
        <h2 className="font-display text-display-lg">{messages.standsOut.title}</h2>
        <Carousel
          label={messages.standsOut.label}
          className="mt-7 md:mt-12 md:grid-cols-[7fr_5fr] md:grid-rows-[1fr_1fr] md:gap-x-12 md:gap-y-0 min-[64rem]:gap-x-16 md:[&>:first-child]:row-span-2 md:[&>:last-child]:border-t md:[&>:last-child]:border-line"
        >
          <div
            className={`${panel} md:flex md:flex-col md:justify-center md:rounded-panel md:bg-surface-mist md:px-10 md:pt-10 md:pb-9`}
          >
            <ExampleReasons />
            <Card title={messages.standsOut.matching.title}>{messages.standsOut.matching.text}</Card>
          </div>
          <div className={`${panel} md:flex md:flex-col md:justify-end md:pb-7.5`}>
            <Card title={messages.standsOut.carriers.title}>
              {messages.standsOut.carriers.text(exampleDetails.rated)}
            </Card>
            <ul className={facts}>
              {exampleDetails.partners.map(({ name, logo }) => (
                <li key={name} className="flex items-center gap-3 max-[20rem]:flex-wrap">
                  <img src={logo} alt="" width={36} height={36} loading="lazy" />
                  {name}
                </li>
              ))}
            </ul>
          </div>
          <div className={`${panel} md:pt-7.5`}>
            <Card title={messages.standsOut.privacy.title}>{messages.standsOut.privacy.text}</Card>
            <ul className={facts}>
              {promises.map((promise) => (
                <li key={promise} className="flex items-start gap-3">
                  <Check className="mt-0.5 size-5 flex-none text-success-fill" aria-hidden="true" />
                  {promise}
                </li>
              ))}
            </ul>
          </div>
        </Carousel>
      </div>
    </section>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3 className="mb-2 font-display text-h3">{title}</h3>
      <p>{children}</p>
    </>
  );
}

const maxPoints = Math.max(...exampleDetails.points.map(({ points }) => points));

function ExampleReasons() {
  return (
    <figure className="mb-6.5 rounded-2xl bg-surface px-4.5 py-5 shadow-raise max-[20rem]:px-3 md:px-6">
      <figcaption className="flex flex-wrap items-center gap-x-3.5 gap-y-2 pb-4 leading-tight">
        <img src={exampleMatch.logo} alt="" width={40} height={40} loading="lazy" />
        <span className="flex-1 basis-40 max-[20rem]:basis-full">
          <span className="block text-caption text-muted">
            {messages.standsOut.example(exampleDetails.applicant)}
          </span>
          <span className="font-semibold text-ink">{messages.standsOut.reasons(exampleMatch.carrier)}</span>
        </span>
        <Badge tone="lit" className="ml-auto">
          {messages.standsOut.percent(exampleMatch.percent)}
        </Badge>
      </figcaption>
      <ul>
        {exampleDetails.points.map(({ label, points }) => (
          <li
            key={label}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4.5 border-t max-[20rem]:grid-cols-1 border-line py-2.5 text-base text-ink last:pb-0 min-[64rem]:grid-cols-[1fr_130px_76px] min-[64rem]:py-4"
          >
            {label}
            <ScoreBar share={points / maxPoints} className="fill-primary max-[63.9375rem]:hidden" />
            <span className="tabular text-right text-small text-body max-[20rem]:text-left">
              {messages.standsOut.points(points)}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
