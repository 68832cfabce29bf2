import type { ReactNode } from 'react';
import { type FindMatch, FindMatchLink } from './find-match-link.tsx';
import { CardHeading, SectionHeading } from './section-heading.tsx';
import { AnswerFragment, CompareFragment, QuoteFragment } from './step-fragments.tsx';

const steps: readonly { title: string; text: string; fragment: ReactNode }[] = [
  {
    title: 'Tell us about yourself',
    text: 'Four details and 13 short questions about your health, habits and plans. About two minutes.',
    fragment: <AnswerFragment />,
  },
  {
    title: 'AI compares carriers',
    text: 'Every carrier’s rules are checked against your answers, and every point is counted in the open.',
    fragment: <CompareFragment />,
  },
  {
    title: 'Get the best match and quote',
    text: 'See your match with its reasons, then go to the carrier’s own page. You decide whether to buy.',
    fragment: <QuoteFragment />,
  },
];

export function HowItWorks({ findMatch }: { findMatch: FindMatch }) {
  return (
    <section className="section-y">
      <div className="page-width grid gap-7 min-[64rem]:grid-cols-[4fr_8fr] min-[64rem]:gap-12">
        <div>
          <SectionHeading>How it works</SectionHeading>
          <p className="mt-4.5 mb-7">
            Three steps and no phone calls. Nothing is sent until you ask for your match.
          </p>
          <FindMatchLink {...findMatch} variant="secondary" />
        </div>
        <ol className="divide-y divide-line">
          {steps.map(({ title, text, fragment }, index) => (
            <li
              key={title}
              className="grid grid-cols-[48px_1fr] items-start gap-3.5 py-6.5 first:pt-1 md:grid-cols-[56px_1fr_240px] md:gap-6 md:py-8.5 min-[75rem]:grid-cols-[72px_1fr_280px]"
            >
              <span
                aria-hidden="true"
                className="-mt-2 font-(family-name:--font-display) text-[3rem] leading-none tracking-tight text-dusk-500 md:text-[4rem]"
              >
                {index + 1}
              </span>
              <div>
                <CardHeading className="mb-1.5">{title}</CardHeading>
                <p>{text}</p>
              </div>
              {fragment}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
