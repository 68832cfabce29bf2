import type { AnswerTeaser } from './answer.ts';
import { AnswerLink } from './answer-link.tsx';
import { describeAnswer } from './describe-answer.ts';
import { messages } from './messages.ts';

export function RelatedAnswers({ answers }: { answers: readonly AnswerTeaser[] }) {
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="related" className="page-width section-y print:hidden">
      <h2 id="related" className="font-display text-display-md">
        {messages.related}
      </h2>
      <ul className="mt-6 grid gap-x-12 border-t border-line md:grid-cols-2">
        {answers.map(({ slug, question, short }) => (
          <li key={slug} className="relative border-b border-line py-6">
            <h3 className="mb-2 font-display text-h3">
              <AnswerLink slug={slug}>{question}</AnswerLink>
            </h3>
            <p className="max-w-prose">{describeAnswer(short)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
