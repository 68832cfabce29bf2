import { Search } from 'lucide-react';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import { maxAnswerQuery } from '../../../shared/answers/max-answer-query.ts';
import { buildAnswerPath, paths } from '../../app/paths.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TitleLink } from '../../ui/actions/link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { controlClassName, labelClassName } from '../../ui/inputs/field.tsx';
import { RichText } from '../../ui/layout/rich-text.tsx';
import type { AnswerTeaser } from './answer.ts';
import { messages } from './messages.ts';
import { type SearchSource, useAnswerQuery, useAnswerSearch } from './use-answer-search.ts';

/** A search over all answers. What it finds takes the place of `children` while people type. */
export function AnswerSearch({ children, ...source }: SearchSource & { children: ReactNode }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLElement>(null);
  const { query, change, clear } = useAnswerQuery(field);
  const found = useAnswerSearch(query, source);
  /** Before the first letter is typed. If it fails, the results are only less precise. */
  const prefetch = () => void source.loadSearch().catch(() => undefined);
  return (
    <>
      {/* Without scripts, the server answers it. */}
      <search>
        <form
          action={paths.answers}
          method="get"
          onSubmit={(event) => {
            event.preventDefault();
            results.current?.focus();
          }}
          className="max-w-[46rem] print:hidden"
        >
          <label htmlFor={id} className={labelClassName}>
            {messages.search.label}
          </label>
          <div className="mt-2 flex flex-wrap gap-3">
            <div className="relative flex-[1_1_16rem]">
              <Search
                aria-hidden="true"
                className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-muted"
              />
              <input
                ref={field}
                id={id}
                type="search"
                name="q"
                dir="auto"
                onChange={(event) => change(event.target.value)}
                onFocus={prefetch}
                onPointerEnter={prefetch}
                placeholder={messages.search.placeholder}
                maxLength={maxAnswerQuery}
                autoComplete="off"
                enterKeyHint="search"
                className={`${controlClassName} min-h-15 pl-11.5 [&::-webkit-search-cancel-button]:grayscale`}
              />
            </div>
            <Button type="submit" size="lg" variant="primary" className="max-[24rem]:w-full">
              {messages.search.submit}
            </Button>
          </div>
        </form>
      </search>
      <noscript id="found-answers" />
      <p role="status" className={`text-small ${found ? 'mt-5' : 'sr-only'}`}>
        {found && (found.length > 0 ? messages.search.found(found.length) : messages.search.none)}
      </p>
      {found ? <FoundAnswers ref={results} answers={found} onClear={clear} /> : children}
    </>
  );
}

type FoundAnswersProps = {
  answers: readonly AnswerTeaser[];
  onClear: () => void;
  /** Takes the focus when someone submits the search. */
  ref: Ref<HTMLElement>;
};

/** Questions with their short answers, which often are all that someone wanted to know. */
function FoundAnswers({ answers, onClear, ref }: FoundAnswersProps) {
  return (
    <section ref={ref} tabIndex={-1} aria-label={messages.search.results} className="mt-3">
      {answers.length > 0 ? (
        <ul className="border-t border-line">
          {answers.map(({ slug, question, short }) => (
            <li key={slug} className="relative border-b border-line py-6">
              <h2 className="max-w-[30em] font-display text-h3">
                <TitleLink to={buildAnswerPath(slug)}>{question}</TitleLink>
              </h2>
              {short && <p className="mt-2 max-w-prose">{short}</p>}
            </li>
          ))}
        </ul>
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
