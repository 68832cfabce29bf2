import { useId } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { controlClassName, labelClassName } from '../../ui/inputs/field.tsx';

/** The newsletter does not exist yet: the field shows where it will be, and says so. */
export function Newsletter() {
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="font-display text-h3">
        New articles by email
      </h2>
      <p id={`${id}-note`} className="mt-2 mb-5 max-w-prose">
        The newsletter is not open yet, so this form takes no addresses. Until it does, a feed reader brings
        you every new article: <TextLink href="/feed.xml">subscribe to the feed</TextLink>.
      </p>
      <label htmlFor={id} className={labelClassName}>
        Email address
      </label>
      <div className="mt-1.5 flex flex-wrap gap-3">
        <input
          id={id}
          type="email"
          placeholder="Not open yet"
          disabled
          aria-describedby={`${id}-note`}
          className={`${controlClassName} flex-[1_1_14rem]`}
        />
        <Button variant="secondary" disabled>
          Subscribe
        </Button>
      </div>
    </section>
  );
}
