import type { AuthUser } from '../../../../shared/api/auth-user.ts';
import type { Profile } from '../../../../shared/api/profile.ts';
import { parseProfileAge, profileAge } from '../../../../shared/validation/age.ts';
import type { FormErrors } from '../../../lib/forms/use-form.ts';
import { TextField, type TextFieldProps } from '../../../ui/inputs/text-field.tsx';
import { messages } from './account-messages.ts';

export type Binding = Pick<TextFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'>;

type NameFieldsProps = { bind: (name: keyof Names) => Binding; takesFocus?: boolean };

export function NameFields({ bind, takesFocus = false }: NameFieldsProps) {
  const look = {
    autoCapitalize: 'words',
    enterKeyHint: 'next',
    // The server's limit.
    maxLength: 100,
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

export type Names = { firstName: string; lastName: string };

/**
 * Returns what is known of a person's name, taking each part from the first place that has it: the profile, then the
 * sign-in provider. Unknown parts are empty. See docs/product.md, "Onboarding wizard".
 */
export function findNames(
  metadata: AuthUser['metadata'],
  profile: Pick<Profile, 'firstName' | 'lastName' | 'name'> | undefined,
): Names {
  const sources = [
    profile,
    metadata,
    { firstName: metadata.givenName, lastName: metadata.familyName },
    splitName(metadata.fullName),
    splitName(profile?.name),
  ];
  const find = (part: keyof Names) => sources.map((source) => source?.[part]?.trim()).find(Boolean) ?? '';
  return { firstName: find('firstName'), lastName: find('lastName') };
}

export function hasBothNames({ firstName, lastName }: Names): boolean {
  return firstName.trim() !== '' && lastName.trim() !== '';
}

/**
 * The last name is only set when there are two words. With more, it's unclear where it begins, so the person is asked.
 */
function splitName(name: string | null | undefined): Names {
  const [firstName = '', lastName = '', ...more] = name?.trim().split(/\s+/) ?? [];
  return { firstName, lastName: more.length === 0 ? lastName : '' };
}

/** The error for an empty name, where the form has no words of its own. */
export function findNameErrors({ firstName, lastName }: Names): FormErrors<Names> {
  return {
    ...(firstName.trim() === '' && { firstName: messages.names.firstName }),
    ...(lastName.trim() === '' && { lastName: messages.names.lastName }),
  };
}

/** The error for an age that a profile can't have. See docs/product.md, "Validation rules". */
export function findAgeErrors({ age }: { age: string }): FormErrors<{ age: string }> {
  return parseProfileAge(age) === undefined ? { age: profileAge.message } : {};
}

export function describeErrors({
  firstName,
  lastName,
  age,
}: FormErrors<Names & { age: string }>): { title: string; description?: string } | undefined {
  if (firstName ?? lastName) return messages.names.required;
  return age ? messages.names.invalidAge : undefined;
}
