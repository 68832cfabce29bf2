import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../actions/button.tsx';
import { messages } from '../messages.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

type PasswordFieldProps = Omit<TextFieldProps, 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** Tells password managers what to create. React passes it on, but its types don't know it. */
const rules = {
  passwordrules:
    'minlength: 8; maxlength: 256; required: lower; required: upper; required: digit; required: [-];',
};

/** A password with a button that shows it, to check for typos. It's never trimmed or corrected. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  const name = props.label.toLowerCase();
  return (
    <TextField
      {...props}
      {...(props.autoComplete === 'new-password' ? rules : {})}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      action={
        <IconButton
          label={isShown ? messages.hide(name) : messages.show(name)}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0 right-1 my-auto"
        >
          <Icon aria-hidden="true" className="size-5" />
        </IconButton>
      }
    />
  );
}
