import { FindMatchLink } from './find-match-link.tsx';
import { messages } from './messages.ts';
import { AnswerFragment, CompareFragment, QuoteFragment } from './step-fragments.tsx';

const { about, compare, match } = messages.howItWorks.steps;
const steps = [
  { ...about, fragment: <AnswerFragment /> },
  { ...compare, fragment: <CompareFragment /> },
  { ...match, fragment: <QuoteFragment /> },
];

export function HowItWorks({ onIntent }: { onIntent: () => void }) {
  return (
    <section className="section-y">
      <div className="page-width grid gap-7 min-[64rem]:grid-cols-[4fr_8fr] min-[64rem]:gap-12">
        <div>
          <h2 className="font-display text-display-lg">{messages.howItWorks.title}</h2>
          <p className="mt-4.5 mb-7">{messages.howItWorks.lead}</p>
          <FindMatchLink onIntent={onIntent} variant="secondary" />
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
                <h3 className="mb-1.5 font-display text-h3">{title}</h3>
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
