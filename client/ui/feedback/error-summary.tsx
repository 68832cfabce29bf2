import { CircleAlert } from 'lucide-react';
import { type MouseEvent, useEffect, useId, useRef } from 'react';

/** `fieldId` is the control's id; `name` is the field's name, for controls that choose their own id. */
export type FieldError = { message: string } & (
  | { fieldId: string; name?: never }
  | { name: string; fieldId?: never }
);

/** Lists a form's errors at its top. Takes the focus when it appears, and each line links to its field. */
export function ErrorSummary({ title, errors }: { title: string; errors: readonly FieldError[] }) {
  const titleId = useId();
  const box = useRef<HTMLElement>(null);

  useEffect(() => {
    box.current?.focus();
  }, []);

  function follow(event: MouseEvent, error: FieldError) {
    const field = findField(error, box.current);
    if (!field) return;
    event.preventDefault();
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: 'center' });
  }

  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="rounded-control border-2 border-danger-fill bg-danger-tint p-5"
    >
      <h2 id={titleId} className="flex items-start gap-2 font-semibold text-danger">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 flex-none" />
        {title}
      </h2>
      <ul className="mt-2 grid gap-1 pl-7">
        {errors.map((error) => (
          <li key={error.fieldId ?? error.name}>
            <a
              href={`#${error.fieldId ?? error.name}`}
              onClick={(event) => follow(event, error)}
              className="rounded-xs font-medium text-danger underline underline-offset-[0.2em]"
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A field in the summary's own form comes before one of the same name elsewhere on the page. */
function findField(error: FieldError, box: HTMLElement | null): HTMLElement | null {
  if (error.fieldId !== undefined) return document.getElementById(error.fieldId);
  const name = CSS.escape(error.name);
  const form = box?.closest('form') ?? document;
  const group = form.querySelector<HTMLElement>(`[data-field="${name}"]`);
  return (
    group?.querySelector<HTMLElement>('[role="radio"][tabindex="0"]') ??
    group ??
    form.querySelector<HTMLElement>(`[name="${name}"]`)
  );
}
