import { controlClassName, FieldFrame, type FieldProps, useField } from './field.tsx';

type TextAreaFieldProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  rows?: number;
  /** Code is in its own font, and nothing corrects it. */
  isCode?: boolean;
};

/**
 * A multi-line text box. It grows with its text where the browser supports that, and can be resized by hand elsewhere.
 */
export function TextAreaField(props: TextAreaFieldProps) {
  const { frame, control, rest } = useField(props);
  const { onChange, isCode = false, ...textArea } = rest;
  return (
    <FieldFrame {...frame}>
      <textarea
        rows={6}
        dir="auto"
        {...textArea}
        {...control}
        {...(isCode && { spellCheck: false, autoCapitalize: 'none', autoComplete: 'off' })}
        onChange={(event) => onChange(event.target.value)}
        className={`${controlClassName} field-sizing-content max-h-[70vh] resize-y py-3 ${isCode ? 'min-h-60 font-mono text-small' : 'min-h-40'}`}
      />
    </FieldFrame>
  );
}
