import { controlClassName, FieldFrame, type FieldProps, useField } from './field.tsx';

type TextAreaFieldProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  rows?: number;
};

/** A box for several lines. It grows with its text if the browser can do that, and can be resized by hand otherwise. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { frame, control, rest } = useField(props);
  const { onChange, ...textArea } = rest;
  return (
    <FieldFrame {...frame}>
      <textarea
        rows={6}
        {...textArea}
        {...control}
        onChange={(event) => onChange(event.target.value)}
        className={`${controlClassName} field-sizing-content min-h-40 max-h-[70vh] resize-y py-3`}
      />
    </FieldFrame>
  );
}
