/** The shortest new password everywhere but on the `/signin` form, in characters. */
export const shortestNewPassword = 8;

export type NewPasswordFault = { field: 'password' | 'confirmation'; title: string; description: string };

/** Why a new password cannot be sent yet. The product specification, "Validation rules". */
export function findNewPasswordFault(password: string, confirmation: string): NewPasswordFault | undefined {
  if (password.length < shortestNewPassword) {
    return {
      field: 'password',
      title: 'Password too short',
      description: `Password must be at least ${shortestNewPassword} characters long.`,
    };
  }
  if (password === confirmation) return undefined;
  return {
    field: 'confirmation',
    title: "Passwords don't match",
    description: 'Please make sure both passwords are identical.',
  };
}
