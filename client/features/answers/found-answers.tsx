import type { Ref } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { RichText } from '../../ui/layout/rich-text.tsx';
import type { AnswerTeaser } from './answer.ts';
import { AnswerTeasers } from './answer-teasers.tsx';
import { messages } from './messages.ts';

type FoundAnswersProps = {
  answers: readonly AnswerTeaser[];
  onClear: () => void;
  /** Takes the focus when someone submits the search. */
  ref: Ref<HTMLElement>;
};

export function FoundAnswers({ answers, onClear, ref }: FoundAnswersProps) {
  return (
    <section ref={ref} tabIndex={-1} aria-label={messages.search.results} className="mt-3">
      {answers.length > 0 ? (
        <AnswerTeasers answers={answers} headingLevel={2} />
      ) : (
        <EmptyState
          title={messages.search.noneTitle}
          action={
            <Button variant="secondary" onClick={onClear}>
              {messages.search.clear}
            </Button>
          }
        >
          <p className="max-w-prose">
            <RichText text={messages.search.noneAdvice} />
          </p>
        </EmptyState>
      )}
    </section>
  );
}
