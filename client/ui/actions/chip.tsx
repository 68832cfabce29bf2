import { X } from 'lucide-react';

/** Something chosen that a press removes. */
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
      className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border-[1.5px] border-primary bg-dusk-50 py-1.5 pr-2 pl-4 text-left text-base leading-tight font-medium text-ink hover:bg-dusk-100"
    >
      {label}
      <span className="grid size-7 flex-none place-items-center rounded-full bg-dusk-200">
        <X aria-hidden="true" className="size-4" />
      </span>
    </button>
  );
}
