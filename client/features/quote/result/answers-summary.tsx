import { questions } from '../../../../shared/quote/questions.ts';
import { notAnswered, summarizeAnswers } from '../../../../shared/quote/summary.ts';
import type { UserData } from '../../../../shared/quote/user-data.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { RowButton } from '../../../ui/actions/inline-button.tsx';
import { messages } from './messages.ts';

/** The id of the button that changes this value, so that the focus can return to it. */
export function buildChangeId(valueId: string): string {
  return `change-${valueId}`;
}

type AnswersSummaryProps = {
  userData: UserData;
  onChange: (valueId: keyof UserData) => void;
  /** Goes through the unanswered questions, one after the other. */
  onAnswerRest: () => void;
};

/** All values in four groups. Each one can be changed separately. */
export function AnswersSummary({ userData, onChange, onAnswerRest }: AnswersSummaryProps) {
  const open = questions.filter(({ id }) => userData[id] === undefined).length;
  return (
    <>
      {open > 0 && (
        <div className="mb-7 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-control bg-surface-mist px-4 py-3">
          <p className="min-w-0 flex-1 basis-64 text-small">{messages.answers.open}</p>
          <Button variant="secondary" size="sm" onClick={onAnswerRest} data-track="answer_rest">
            {messages.answers.answerRest(open)}
          </Button>
        </div>
      )}
      <div className="grid gap-x-16 gap-y-10 min-[56.25rem]:grid-cols-2">
        {summarizeAnswers(userData).map(({ id, title, rows }) => (
          <section key={id}>
            <h4 className="border-b-2 border-ink pb-2 text-title font-semibold">{title}</h4>
            <dl className="tabular">
              {rows.map((row) => (
                <div
                  key={row.id}
                  className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-2 max-[20rem]:grid-cols-1 md:grid-cols-[fit-content(45%)_minmax(0,1fr)_auto] md:py-0"
                >
                  <dt className="max-md:text-small md:py-2.5">{row.label}</dt>
                  <dd
                    className={`wrap-break-word md:py-2.5 md:text-right ${row.value === notAnswered ? 'text-muted' : 'font-medium text-ink'}`}
                  >
                    {row.value}
                  </dd>
                  <dd className="max-[20rem]:justify-self-start min-[20rem]:col-start-2 min-[20rem]:row-span-2 min-[20rem]:row-start-1 md:col-start-3 md:row-span-1">
                    <RowButton of={row.label} id={buildChangeId(row.id)} onClick={() => onChange(row.id)}>
                      {row.value === notAnswered ? messages.answers.answer : messages.answers.change}
                    </RowButton>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  );
}
