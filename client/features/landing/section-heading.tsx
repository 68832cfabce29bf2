import type { ReactNode } from 'react';

export function SectionHeading({ className = '', children }: { className?: string; children: ReactNode }) {
  return <h2 className={`font-display text-display-lg ${className}`}>{children}</h2>;
}

/** The title of a card or step below a section's heading. */
export function CardHeading({ className = '', children }: { className?: string; children: ReactNode }) {
  return <h3 className={`font-display text-h3 ${className}`}>{children}</h3>;
}
