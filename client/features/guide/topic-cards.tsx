import { Link } from 'react-router-dom';
import { textLinkClassName } from '../../ui/actions/link.tsx';
import type { GuideChapter } from './content.ts';
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
