/** The minimum length of a new password everywhere except in the `/signin` form, in characters. */
export const minNewPasswordLength = 8;

export type NewPasswordError = { field: 'password' | 'confirmation'; title: string; description: string };

/** Returns why a new password can't be submitted yet. See docs/product.md, "Validation rules". */
export function findNewPasswordError(password: string, confirmation: string): NewPasswordError | undefined {
  if (password.length < minNewPasswordLength) {
    return {
      field: 'password',
      title: 'Password too short',
      description: `Password must be at least ${minNewPasswordLength} characters long.`,
    };
  }
  if (password === confirmation) return undefined;
  return {
    field: 'confirmation',
    title: "Passwords don't match",
    description: 'Please make sure both passwords are identical.',
  };
}
