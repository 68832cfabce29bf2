import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** The props of every form control except its value. */
export type FieldProps = {
  label: string;
  name: string;
  hint?: ReactNode;
  /** What is wrong and how to fix it. Replaces the hint. */
  error?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  id?: string;
  className?: string;
};

/** The look of inputs and select triggers. */
export const controlClassName =
  'w-full min-h-13 rounded-control border-[1.5px] border-line-strong bg-surface px-4 text-ink placeholder:text-muted hover:border-ink aria-invalid:border-2 aria-invalid:border-danger-fill aria-invalid:bg-danger-tint/30 [&[readonly]]:border-line [&[readonly]]:bg-surface-mist disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-mist disabled:text-muted';

/**
 * Splits a field's props into those for its frame, those that describe the control to scripts and assistive
 * technology, and the rest.
 */
export function useField<Props extends FieldProps>(props: Props) {
  const ownId = useId();
  const { label, name, hint, error, isRequired, isDisabled, id = ownId, className, ...rest } = props;
  return {
    frame: { id, label, hint, error, className },
    control: {
      id,
      name,
      required: isRequired,
      disabled: isDisabled,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': getDescriptionId(id, { hint, error }),
    },
    rest,
  };
}

/** The id of the text that describes the control, if there is any. */
export function getDescriptionId(
  id: string,
  { hint, error }: Pick<FieldProps, 'hint' | 'error'>,
): string | undefined {
  if (error) return `${id}-error`;
  return hint ? `${id}-hint` : undefined;
}

type FrameProps = Pick<FieldProps, 'label' | 'hint' | 'error'> & {
  id: string;
  className?: string | undefined;
  children: ReactNode;
};

/** The label above the control, and the hint below it, or the error that replaces the hint. */
export function FieldFrame({ id, label, hint, error, className = '', children }: FrameProps) {
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className={labelClassName}>
        {label}
      </label>
      {children}
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  );
}

export const labelClassName = 'w-fit font-semibold text-ink';

/** The keys keep React from turning one note into the other, which fails once a browser has translated its text. */
export function FieldNote({ id, hint, error }: { id: string; hint?: ReactNode; error?: string | undefined }) {
  if (error) {
    return (
      <p key="error" id={`${id}-error`} className="flex items-start gap-2 text-small font-medium text-danger">
        <CircleAlert aria-hidden="true" className="mt-px size-5 flex-none" />
        <span className="min-w-0">{error}</span>
      </p>
    );
  }
  if (!hint) return null;
  return (
    <p key="hint" id={`${id}-hint`} className="text-small text-muted">
      {hint}
    </p>
  );
}
