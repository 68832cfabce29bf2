import type { ReactNode } from 'react';
import { type FindMatch, FindMatchLink } from './find-match-link.tsx';
import { messages } from './messages.ts';
import { CardHeading, SectionHeading } from './section-heading.tsx';
import { AnswerFragment, CompareFragment, QuoteFragment } from './step-fragments.tsx';

const steps: readonly { title: string; text: string; fragment: ReactNode }[] = [
  {
    title: messages.howItWorks.steps.about.title,
    text: messages.howItWorks.steps.about.text,
    fragment: <AnswerFragment />,
  },
  {
    title: messages.howItWorks.steps.compare.title,
    text: messages.howItWorks.steps.compare.text,
    fragment: <CompareFragment />,
  },
  {
    title: messages.howItWorks.steps.match.title,
    text: messages.howItWorks.steps.match.text,
    fragment: <QuoteFragment />,
  },
];

export function HowItWorks({ findMatch }: { findMatch: FindMatch }) {
  return (
    <section className="section-y">
      <div className="page-width grid gap-7 min-[64rem]:grid-cols-[4fr_8fr] min-[64rem]:gap-12">
        <div>
          <SectionHeading>{messages.howItWorks.title}</SectionHeading>
          <p className="mt-4.5 mb-7">{messages.howItWorks.lead}</p>
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
