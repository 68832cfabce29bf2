import { Minus, Plus } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useId } from 'react';

type AccordionItem = { id: string; question: string; answer: ReactNode };

type AccordionProps = {
  items: readonly AccordionItem[];
  headingLevel?: 2 | 3;
  className?: string;
};

/**
 * Uses native disclosure elements, so the answers are in the HTML, open without scripts, and are found by the browser's
 * search.
 */
export function Accordion({ items, headingLevel = 3, className = '' }: AccordionProps) {
  const group = useId();
  const Heading = `h${headingLevel}` as const;

  return (
    <div className={`border-t border-line ${className}`}>
      {items.map((item) => (
        <details
          key={item.id}
          id={item.id}
          name={group}
          onToggle={closeOthers}
          className="group border-b border-line print:details-content:[content-visibility:visible]"
        >
          <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 px-1 py-3 [&::-webkit-details-marker]:hidden">
            <Heading className="text-title font-semibold">{item.question}</Heading>
            <Plus aria-hidden="true" className="size-5 flex-none text-ink group-open:hidden" />
            <Minus aria-hidden="true" className="hidden size-5 flex-none text-ink group-open:block" />
          </summary>
          <div className="max-w-160 pt-1.5 pr-12 pb-5 pl-1">{item.answer}</div>
        </details>
      ))}
    </div>
  );
}

/** Browsers without support for `<details name>` leave the others open. */
function closeOthers({ currentTarget: opened }: SyntheticEvent<HTMLDetailsElement>) {
  if (!opened.open) return;
  const group = opened.parentElement?.querySelectorAll<HTMLDetailsElement>(':scope > details[open]') ?? [];
  for (const item of group) {
    if (item !== opened) item.open = false;
  }
}
