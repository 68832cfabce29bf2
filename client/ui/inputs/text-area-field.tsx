import { controlClassName, FieldFrame, type FieldProps, useField } from './field.tsx';

type TextAreaFieldProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  rows?: number;
};

/**
 * A multi-line text box. It grows with its text where the browser supports that, and can be resized by hand elsewhere.
 */
export function TextAreaField(props: TextAreaFieldProps) {
  const { frame, control, rest } = useField(props);
  const { onChange, ...textArea } = rest;
  return (
    <FieldFrame {...frame}>
      <textarea
        rows={6}
        dir="auto"
        {...textArea}
        {...control}
        onChange={(event) => onChange(event.target.value)}
        className={`${controlClassName} field-sizing-content min-h-40 max-h-[70vh] resize-y py-3`}
      />
    </FieldFrame>
  );
}
