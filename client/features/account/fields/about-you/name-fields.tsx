import { TextField } from '../../../../ui/inputs/text-field.tsx';

type Field = 'firstName' | 'lastName';
type NameFieldsProps = {
  values: Readonly<Record<Field, string>>;
  faults: { [field in Field]?: string | undefined };
  onChange: (field: Field, text: string) => void;
};

/** As many characters as the server takes. */
const longestName = 100;

/** First and last name, for the browser to fill in. */
export function NameFields({ values, faults, onChange }: NameFieldsProps) {
  const look = {
    autoCapitalize: 'words',
    enterKeyHint: 'next',
    maxLength: longestName,
    spellCheck: false,
    isRequired: true,
  } as const;
  return (
    <>
      <TextField
        {...look}
        label="First name"
        name="firstName"
        value={values.firstName}
        onChange={(text) => onChange('firstName', text)}
        error={faults.firstName}
        autoComplete="given-name"
      />
      <TextField
        {...look}
        label="Last name"
        name="lastName"
        value={values.lastName}
        onChange={(text) => onChange('lastName', text)}
        error={faults.lastName}
        autoComplete="family-name"
      />
    </>
  );
}
