import * as z from 'zod';

/** Longest password accepted, in characters. Nothing is trimmed or cut. */
export const longestPassword = 256;

/** A new password. The `/signin` form asks for 6 characters at least, everything else for 8. */
export function passwordSchema(shortest: 6 | 8) {
  return z
    .string('Enter a password.')
    .min(shortest, `Password must be at least ${shortest} characters long.`)
    .max(longestPassword, `Password must be at most ${longestPassword} characters long.`);
}

export type PasswordRule = { id: string; label: string; isMet: (password: string) => boolean };

/** The checklist of "Create Password"; the server checks the same. The product specification, "Validation rules". */
export const passwordRules: readonly PasswordRule[] = [
  { id: 'length', label: 'At least 8 characters', isMet: (password) => password.length >= 8 },
  { id: 'lowercase', label: 'One lowercase letter', isMet: (password) => /\p{Ll}/u.test(password) },
  { id: 'uppercase', label: 'One uppercase letter', isMet: (password) => /\p{Lu}/u.test(password) },
  { id: 'number', label: 'One number', isMet: (password) => /\d/.test(password) },
  {
    id: 'special',
    label: 'One special character (!@#$%^&*(),.?":{}|<>)',
    isMet: (password) => /[!@#$%^&*(),.?":{}|<>]/.test(password),
  },
];
