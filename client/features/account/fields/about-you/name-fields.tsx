import { TextField, type TextFieldProps } from '../../../../ui/inputs/text-field.tsx';
import { messages } from '../messages.ts';
import type { Names } from './find-names.ts';

/** What `useForm` says of a text field. */
export type Binding = Pick<TextFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'>;

type NameFieldsProps = { bind: (name: keyof Names) => Binding; takesFocus?: boolean };

/** As many characters as the server takes. */
const longestName = 100;

/** First and last name, for the browser to fill in. */
export function NameFields({ bind, takesFocus = false }: NameFieldsProps) {
  const look = {
    autoCapitalize: 'words',
    enterKeyHint: 'next',
    maxLength: longestName,
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
