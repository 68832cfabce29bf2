import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { IconButton } from '../actions/button.tsx';
import { messages } from '../messages.ts';
import { controlClassName, describeControl, FieldFrame, type FieldProps } from './field.tsx';

type PasswordFieldProps = FieldProps &
  Pick<ComponentProps<'input'>, 'enterKeyHint' | 'onBlur' | 'placeholder'> & {
    value: string;
    onChange: (value: string) => void;
    autoComplete: 'current-password' | 'new-password';
  };

/** A password with a button that shows it, to check for typos. Nothing is trimmed or corrected. */
export function PasswordField({
  label,
  name,
  value,
  onChange,
  hint,
  error,
  isRequired,
  isDisabled,
  id,
  className,
  ...input
}: PasswordFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FieldFrame id={inputId} label={label} hint={hint} error={error} className={className}>
      <div className="relative">
        <input
          {...input}
          {...describeControl(inputId, { name, hint, error, isRequired, isDisabled })}
          type={isShown ? 'text' : 'password'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={`${controlClassName} pr-13`}
        />
        <IconButton
          label={isShown ? messages.hide(label.toLowerCase()) : messages.show(label.toLowerCase())}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0 right-1 my-auto"
        >
          <Icon aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </FieldFrame>
  );
}
