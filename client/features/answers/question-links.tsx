import { Link } from 'react-router-dom';
import { buildAnswerPath } from '../../app/paths.ts';

type QuestionLinksProps = { questions: readonly { slug: string; question: string }[]; className?: string };

/** Questions in two columns, if there's room. A whole row is the link. */
export function QuestionLinks({ questions, className = '' }: QuestionLinksProps) {
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
