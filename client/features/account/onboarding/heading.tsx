import type { ReactNode } from 'react';

/** The heading of a view, and the sentence that says what it is for. */
export function Heading({ children, lead }: { children: ReactNode; lead?: ReactNode }) {
  return (
    <>
      <h1 tabIndex={-1} className="font-display text-display-md">
        {children}
      </h1>
      {lead && <p className="mt-2">{lead}</p>}
    </>
  );
}
