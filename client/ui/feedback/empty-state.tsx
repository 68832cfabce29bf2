import type { ReactNode } from 'react';

type EmptyStateProps = { title: string; children: ReactNode; action: ReactNode };

/** Shown in place of an empty list. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-start gap-1.5">
      <h2 className="font-display text-h3">{title}</h2>
      <div>{children}</div>
      <div className="mt-3">{action}</div>
    </div>
  );
}
