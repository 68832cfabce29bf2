import { TextField, type TextFieldProps } from '../../../../ui/inputs/text-field.tsx';
import { messages } from '../messages.ts';
import type { Names } from './find-names.ts';

/** What `useForm` provides for a text field. */
export type Binding = Pick<TextFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'>;

type NameFieldsProps = { bind: (name: keyof Names) => Binding; takesFocus?: boolean };

/** The maximum number of characters that the server accepts. */
const maxNameLength = 100;

/** First and last name, which the browser can fill in. */
export function NameFields({ bind, takesFocus = false }: NameFieldsProps) {
  const look = {
    autoCapitalize: 'words',
    enterKeyHint: 'next',
    maxLength: maxNameLength,
    spellCheck: false,
    isRequired: true,
  } as const;
  const { firstName, lastName } = messages.aboutYou;
  return (
    <>
      <TextField
        {...look}
        {...bind('firstName')}
        label={firstName}
        autoComplete="given-name"
        autoFocus={takesFocus}
      />
      <TextField {...look} {...bind('lastName')} label={lastName} autoComplete="family-name" />
    </>
  );
}
