import { AnswerLink } from './answer-link.tsx';

type QuestionLinksProps = { questions: readonly { slug: string; question: string }[]; className?: string };

/** Questions in two columns, if there's room. */
export function QuestionLinks({ questions, className = '' }: QuestionLinksProps) {
  return (
    <ul className={`md:columns-2 md:gap-x-10 ${className}`}>
      {questions.map(({ slug, question }) => (
        <li
          key={slug}
          className="relative flex min-h-12 break-inside-avoid items-center border-b border-line py-2.5"
        >
          <AnswerLink slug={slug} className="leading-snug font-medium text-link">
            {question}
          </AnswerLink>
        </li>
      ))}
    </ul>
  );
}
