import { CircleCheck } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';

type SuccessNoteProps = {
  Icon?: ComponentType<{ 'aria-hidden': true; className: string }>;
  title?: string;
  className?: string;
  /**
   * Empty while there's nothing to confirm, because a live region must exist before its content does in order
   * to announce it.
   */
  children: ReactNode;
};

/** A confirmation that stays on the page, next to the form or button it's about. */
export function SuccessNote({ Icon = CircleCheck, title, className = '', children }: SuccessNoteProps) {
  return (
    <div role="status" className={`empty:hidden ${className}`}>
      {children && (
        <div className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-3 rounded-control bg-success-tint p-4">
          <Icon aria-hidden={true} className="size-6 text-success" />
          <div className="wrap-anywhere text-ink">
            {title && <p className="font-semibold">{title}</p>}
            <p>{children}</p>
          </div>
        </div>
      )}
    </div>
  );
}
