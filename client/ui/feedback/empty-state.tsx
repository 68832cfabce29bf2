import type { ReactNode } from 'react';

/** Shown in place of an empty list. `art` is decorative. */
export function EmptyState({
  art,
  title,
  headingLevel = 3,
  children,
  action,
}: {
  art?: ReactNode;
  title: string;
  headingLevel?: 2 | 3 | 4;
  children: ReactNode;
  action?: ReactNode;
}) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="grid justify-items-start gap-1.5">
      {art && (
        <div aria-hidden="true" className="-ml-3.5">
          {art}
        </div>
      )}
      <Heading className="font-display text-h3">{title}</Heading>
      <div>{children}</div>
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
