import { type ReactNode, useId } from 'react';

/** One topic on a page of the desk, named by its heading. */
export function DeskSection({
  title,
  side,
  as: Element = 'section',
  children,
}: {
  title: string;
  /** An item of a list, such as a message, is an `article`, because each `section` is a landmark. */
  as?: 'section' | 'article';
  /** Shown on the heading's line. */
  side?: ReactNode;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <Element
      aria-labelledby={titleId}
      className="min-w-0 rounded-card border border-line bg-surface p-[20px] md:p-7"
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} dir="auto" className="font-display text-h3">
          {title}
        </h2>
        {side}
      </div>
      {children}
    </Element>
  );
}
