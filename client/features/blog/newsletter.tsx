import { useId } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { controlClassName, labelClassName } from '../../ui/inputs/field.tsx';
import { RichText } from '../../ui/layout/rich-text.tsx';
import { messages } from './messages.ts';

/** There is no newsletter yet. The field shows where it will be, and says so. */
export function Newsletter() {
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="font-display text-h3">
        {messages.newsletter.title}
      </h2>
      <p id={`${id}-note`} className="mt-2 mb-5 max-w-prose">
        <RichText text={messages.newsletter.note} />
      </p>
      <label htmlFor={id} className={labelClassName}>
        {messages.newsletter.email}
      </label>
      <div className="mt-1.5 flex flex-wrap gap-3">
        <input
          id={id}
          type="email"
          placeholder={messages.newsletter.placeholder}
          disabled
          aria-describedby={`${id}-note`}
          className={`${controlClassName} flex-[1_1_14rem]`}
        />
        <Button variant="secondary" disabled>
          {messages.newsletter.submit}
        </Button>
      </div>
    </section>
  );
}
