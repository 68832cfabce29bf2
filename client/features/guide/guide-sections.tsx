import { Link } from 'react-router-dom';
import { textLinkClassName } from '../../ui/actions/link.tsx';
import { type Figures, Prose } from '../../ui/layout/prose.tsx';
import type { GuideBenefit, GuideChapter, GuideFact } from './content.ts';
import { messages } from './messages.ts';

/** The guide's four topics, with links to each of their parts. */
export function TopicCards({ chapters }: { chapters: readonly GuideChapter[] }) {
  return (
    <nav id="topics" aria-label={messages.topics} className="border-t-2 border-ink">
      <ul className="grid md:grid-cols-2 md:gap-x-10">
        {chapters.map(({ id, title, topics }) => (
          <li key={id} className="border-b border-line py-5">
            <Link
              to={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-xs font-display text-h3 text-ink hover:underline"
            >
              {title}
            </Link>
            <ul className="mt-1">
              {topics.map((topic) => (
                <li key={topic.id}>
                  <Link
                    to={`#${topic.id}`}
                    className={`${textLinkClassName} inline-block min-h-11 py-2.5 text-base leading-snug md:pointer-fine:min-h-9 md:pointer-fine:py-1.5`}
                  >
                    {topic.title}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function DidYouKnow({ facts }: { facts: readonly GuideFact[] }) {
  return (
    <section aria-labelledby="did-you-know" className="bg-surface-dusk text-on-dusk-body">
      <div className="page-width section-y">
        <h2 id="did-you-know" className="font-display text-display-lg text-on-dusk">
          {messages.didYouKnow}
        </h2>
        <ul className="mt-9 grid gap-x-16 gap-y-9 md:mt-12 md:grid-cols-[7fr_5fr]">
          {facts.map(({ share, text }, index) => (
            <li key={text} className={`border-t border-line-dusk pt-7 ${index === 0 ? 'md:row-span-2' : ''}`}>
              <p
                className={`tabular font-display leading-none tracking-[-.04em] ${index === 0 ? leadFigure : figure}`}
              >
                {share}%
              </p>
              <p className="mt-4 max-w-[20rem] text-title text-on-dusk">{text}</p>
              <People share={share} className={index === 0 ? 'max-w-[34rem]' : 'max-w-[16.5rem]'} />
            </li>
          ))}
        </ul>
        <p className="mt-10 text-caption text-on-dusk-muted">{messages.figuresNote}</p>
      </div>
    </section>
  );
}

const leadFigure = 'text-[clamp(5rem,10.4vw,8.25rem)] text-accent';
const figure = 'text-[clamp(3rem,6vw,4rem)] text-on-dusk';

const people = Array.from({ length: 20 }, (_, index) => index);

/** Twenty people, with the share highlighted. The words next to it say the same. */
function People({ share, className }: { share: number; className: string }) {
  return (
    <svg viewBox="0 0 266 50" aria-hidden="true" className={`mt-6 h-auto w-full ${className}`}>
      {people.map((person) => (
        <circle
          key={person}
          cx={11 + (person % 10) * 27}
          cy={person < 10 ? 11 : 38}
          r="10"
          strokeWidth="2"
          className={person * 5 < share ? 'fill-accent stroke-accent' : 'fill-none stroke-dusk-500'}
        />
      ))}
    </svg>
  );
}

/** One topic of the guide with its four parts, to be read in order. */
export function Chapter({ chapter, figures }: { chapter: GuideChapter; figures: Figures }) {
  const { id, title, intro, topics } = chapter;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t border-line">
      <div className="page-width section-y grid gap-x-16 gap-y-9 min-[64rem]:grid-cols-[4fr_8fr]">
        <div className="min-[64rem]:sticky min-[64rem]:top-10 min-[64rem]:self-start">
          <h2 id={`${id}-title`} className="font-display text-display-md">
            {title}
          </h2>
          <p className="mt-3 max-w-[24rem]">{intro}</p>
          <nav aria-labelledby={`${id}-title`} className="mt-6 max-[64rem]:hidden print:hidden">
            <ul className="border-t border-line">
              {topics.map((topic) => (
                <li key={topic.id} className="border-b border-line">
                  <Link
                    to={`#${topic.id}`}
                    className="flex min-h-11 items-center rounded-xs py-1.5 text-base leading-snug text-link hover:underline"
                  >
                    {topic.title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="grid gap-12">
          {topics.map((topic) => (
            <section key={topic.id} id={topic.id}>
              <h3 className="mb-3.5 font-display text-h3">{topic.title}</h3>
              <Prose blocks={topic.body} figures={figures} />
            </section>
          ))}
          <p className="min-[64rem]:hidden print:hidden">
            <Link
              to="#topics"
              className={`${textLinkClassName} inline-flex min-h-11 items-center font-medium`}
            >
              {messages.backToTopics}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}

export function KeyBenefits({ benefits }: { benefits: readonly GuideBenefit[] }) {
  return (
    <section aria-labelledby="key-benefits" className="bg-surface-lit">
      <div className="page-width section-y grid gap-x-16 gap-y-8 min-[64rem]:grid-cols-[4fr_8fr]">
        <h2 id="key-benefits" className="font-display text-display-md">
          {messages.keyBenefits}
        </h2>
        <ul className="grid border-t-2 border-ink md:grid-cols-2 md:gap-x-10">
          {benefits.map(({ title, text }) => (
            <li key={title} className="border-b border-line-lit py-5">
              <h3 className="text-title font-semibold">{title}</h3>
              <p className="mt-1">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
