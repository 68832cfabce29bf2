import { Link } from 'react-router-dom';
import { textLinkClassName } from '../../ui/actions/link.tsx';
import { type Figures, Prose } from '../../ui/layout/prose.tsx';
import type { GuideChapter } from './content.ts';
import { messages } from './messages.ts';

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
