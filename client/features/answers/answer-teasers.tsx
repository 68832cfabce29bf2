import type { AnswerTeaser } from './answer.ts';
import { AnswerLink } from './answer-link.tsx';

type AnswerTeasersProps = { answers: readonly AnswerTeaser[]; headingLevel: 2 | 3; className?: string };

/** Questions with their short answers, which often are all that someone wanted to know. */
export function AnswerTeasers({ answers, headingLevel, className = '' }: AnswerTeasersProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={`border-t border-line ${className}`}>
      {answers.map(({ slug, question, short }) => (
        <li key={slug} className="relative border-b border-line py-6">
          <Heading className="max-w-[30em] font-display text-h3">
            <AnswerLink slug={slug}>{question}</AnswerLink>
          </Heading>
          {short && <p className="mt-2 max-w-prose">{short}</p>}
        </li>
      ))}
    </ul>
  );
}
