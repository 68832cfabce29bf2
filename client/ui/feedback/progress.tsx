type ProgressProps = {
  /** From 0 to 100. */
  value: number;
  label: string;
  /** What a screen reader says instead of the percentage. */
  valueText?: string;
  isComplete?: boolean;
  /** `edge` runs along the whole lower edge of a screen's header. `slim` is a thin line under a label. */
  variant?: 'bar' | 'edge' | 'slim';
};

const shapes = { bar: 'h-2 rounded-full', edge: 'h-1.5', slim: 'h-1 w-0 min-w-full rounded-full' };

/** Drawn with SVG attributes, because a prerendered `style` attribute would violate the content security policy. */
export function Progress({ value, label, valueText, isComplete = false, variant = 'bar' }: ProgressProps) {
  const percent = `${Math.min(Math.max(value, 0), 100)}%`;
  const isEdge = variant === 'edge';
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(value)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={valueText}
      className={`relative bg-surface-tint ${shapes[variant]}`}
    >
      <svg aria-hidden="true" width="100%" height="100%">
        <rect
          width={percent}
          height="100%"
          rx={isEdge ? 0 : 4}
          className={`transition-[width] duration-(--duration-slow) ${isComplete ? 'fill-success-fill' : 'fill-primary'}`}
        />
      </svg>
      {!isComplete && variant !== 'slim' && (
        // The ends stay inside the bar, which can be as wide as the window.
        <svg
          aria-hidden="true"
          className="absolute inset-y-0 left-2.25 h-full w-[calc(100%-1.125rem)] overflow-visible"
        >
          <circle
            cx={percent}
            cy="50%"
            r="7.5"
            strokeWidth="3"
            className="fill-accent stroke-primary transition-[cx] duration-(--duration-slow)"
          />
        </svg>
      )}
    </div>
  );
}
