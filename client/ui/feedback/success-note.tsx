import { CircleCheck } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';

type SuccessNoteProps = {
  Icon?: ComponentType<{ 'aria-hidden': true; className: string }>;
  title?: string;
  className?: string;
  /** Nothing while there is nothing to confirm: the region must be there before its news, to be announced. */
  children: ReactNode;
};

/** A confirmation that stays on the page, where what it confirms was done. */
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
