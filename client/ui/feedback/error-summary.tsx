import { CircleAlert } from 'lucide-react';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import type { FormProblems } from '../../lib/forms/use-form.ts';
import { messages } from '../messages.ts';

const look = 'scroll-m-4 rounded-control border-2 border-danger-fill bg-danger-tint p-4 text-danger';
const headline = 'flex items-start gap-2';

type ErrorSummaryProps = {
  form: { problems: FormProblems };
  /** Says an error in other words than its field does. */
  rephrase?: (message: string) => string;
};

/**
 * What is wrong with a form, shown above its button: either its fields' errors, each with a link to its field, or
 * why submitting it failed. The list takes the focus when it appears. A failure is announced by the toast that
 * appears with it.
 */
export function ErrorSummary({ form: { problems }, rephrase = (message) => message }: ErrorSummaryProps) {
  const { key, errors, failure } = problems;
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const announced = useRef(key);

  useEffect(() => {
    if (announced.current !== key) box.current?.focus();
    announced.current = key;
  }, [key]);

  function follow(event: MouseEvent, name: string) {
    const field = findField(name, box.current);
    if (!field) return;
    event.preventDefault();
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: 'center' });
  }

  if (errors.length === 0 && failure === undefined) return null;
  if (errors.length === 0) {
    return (
      <p data-form-failure className={`${look} ${headline} font-medium`}>
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 flex-none" />
        <span className="min-w-0">{failure}</span>
      </p>
    );
  }
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={titleId} className={look}>
      <h2 id={titleId} className={`${headline} font-semibold text-danger`}>
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 flex-none" />
        {messages.problem}
      </h2>
      <ul className="mt-1 grid pl-7">
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => follow(event, name)}
              className="inline-block rounded-xs py-1 font-medium underline underline-offset-[0.2em]"
            >
              {rephrase(message)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The control of a field in the same form as the summary. */
function findField(name: string, box: HTMLElement | null): HTMLElement | null | undefined {
  return box?.closest('form')?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
}
