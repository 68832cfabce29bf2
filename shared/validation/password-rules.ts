type PasswordRule = {
  /** The rule's text in the checklist. */
  label: string;
  /** The message for a password that breaks the rule. */
  error: string;
  isMet: (password: string) => boolean;
};

/**
 * The checklist of "Create Password", which the server enforces, too. See docs/product.md, "Validation rules".
 */
export const passwordRules: readonly PasswordRule[] = [
  {
    label: 'At least 8 characters',
    error: 'Password must be at least 8 characters long.',
    isMet: (password) => password.length >= 8,
  },
  {
    label: 'One lowercase letter',
    error: 'Password must contain at least one lowercase letter.',
    isMet: (password) => /\p{Ll}/u.test(password),
  },
  {
    label: 'One uppercase letter',
    error: 'Password must contain at least one uppercase letter.',
    isMet: (password) => /\p{Lu}/u.test(password),
  },
  {
    label: 'One number',
    error: 'Password must contain at least one number.',
    isMet: (password) => /\d/.test(password),
  },
  {
    label: 'One special character (!@#$%^&*(),.?":{}|<>)',
    error: 'Password must contain at least one special character (!@#$%^&*(),.?":{}|<>).',
    // The named ones are examples: a password manager's hyphen counts, too.
    isMet: (password) => /[^\p{L}\p{M}\p{N}]/u.test(password),
  },
];
