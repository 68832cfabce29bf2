type PasswordRule = { id: string; label: string; isMet: (password: string) => boolean };

/**
 * The checklist of "Create Password", which the server checks as well. See the product specification, "Validation
 * rules".
 */
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
