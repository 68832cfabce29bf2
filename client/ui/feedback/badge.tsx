import type { ReactNode } from 'react';

export type BadgeTone = 'success' | 'warning' | 'neutral' | 'lit' | 'danger';

const tones: Record<BadgeTone, string> = {
  success: 'bg-success-tint text-success',
  warning: 'bg-warning-tint text-warning',
  neutral: 'bg-surface-tint text-on-tint',
  lit: 'bg-accent text-on-accent',
  danger: 'bg-danger-tint text-danger',
};

/** A label, never a control. `icon` is decorative and 16 px in size. */
export function Badge({
  tone,
  icon,
  className = '',
  children,
}: {
  tone: BadgeTone;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={`tabular inline-flex min-h-7 wrap-break-word items-center gap-1.5 rounded-xs px-2.5 text-caption font-semibold [&>svg]:size-4 ${tones[tone]} ${className}`}
    >
      {icon}
      <span className="min-w-0">{children}</span>
    </span>
  );
}
