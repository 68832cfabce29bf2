import { Link } from 'react-router-dom';
import { answerTopics, mostAsked } from '../../../shared/answers/answer-topics.data.ts';
import { buildAnswerPath } from '../../app/paths.ts';
import { TableOfContents } from '../../ui/layout/table-of-contents.tsx';
import { messages } from './messages.ts';

/** All questions: what is asked most, and then by topic. */
export function AnswerLibrary() {
  return (
    <div className="mt-12 grid gap-x-16 gap-y-12 md:mt-16 min-[64rem]:grid-cols-[3.5fr_8.5fr]">
      <TableOfContents title={messages.topics} sections={answerTopics.map(toSection)} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-14 md:gap-18">
        {mostAsked.length > 0 && (
          <section
            aria-labelledby="most-asked"
            className="rounded-panel border border-line-lit bg-surface-lit p-6 pb-5 max-md:-mx-2 md:p-9 md:pb-8"
          >
            <h2 id="most-asked" className="font-display text-display-md">
              {messages.mostAsked}
            </h2>
            <QuestionLinks questions={mostAsked} className="mt-4 *:border-line-lit" />
          </section>
        )}
        {answerTopics.map(({ slug, title, summary, questions }) => (
          <section key={slug} aria-labelledby={toAnchor(slug)}>
            <h2 id={toAnchor(slug)} className="font-display text-display-md">
              {title}
            </h2>
            <p className="mt-1.5 max-w-prose border-b-2 border-ink pb-4 md:max-w-none">{summary}</p>
            <QuestionLinks questions={questions} />
          </section>
        ))}
      </div>
    </div>
  );
}

const toAnchor = (slug: string) => `topic-${slug}`;
const toSection = ({ slug, title }: (typeof answerTopics)[number]) => ({ id: toAnchor(slug), title });

type QuestionLinksProps = { questions: readonly { slug: string; question: string }[]; className?: string };

/** Questions in two columns, if there's room. A whole row is the link. */
function QuestionLinks({ questions, className = '' }: QuestionLinksProps) {
  return (
    <ul className={`md:columns-2 md:gap-x-10 ${className}`}>
      {questions.map(({ slug, question }) => (
        <li key={slug} className="break-inside-avoid border-b border-line">
          <Link
            to={buildAnswerPath(slug)}
            className="flex min-h-12 items-center rounded-xs py-2.5 leading-snug font-medium text-link decoration-1 underline-offset-[0.18em] hover:underline"
          >
            {question}
          </Link>
        </li>
      ))}
    </ul>
  );
}
