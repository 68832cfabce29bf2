import { X } from 'lucide-react';

/** A chosen value, which a press removes. */
export function Chip({
  label,
  removeLabel = `Remove: ${label}`,
  onRemove,
}: {
  label: string;
  removeLabel?: string;
  onRemove: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={removeLabel}
      onClick={onRemove}
      className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border-[1.5px] border-primary bg-surface-mist py-1.5 pr-2 pl-4 text-left text-base leading-tight font-medium text-ink hover:bg-surface-tint"
    >
      {label}
      <span className="grid size-7 flex-none place-items-center rounded-full bg-track">
        <X aria-hidden="true" className="size-4" />
      </span>
    </button>
  );
}
