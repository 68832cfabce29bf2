import { checkPassword } from '../../../shared/api/sign-in.contract.ts';
import { passwordRules } from '../../../shared/validation/password-rules.ts';
import { maxPasswordLength } from '../../../shared/validation/person-schemas.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import { commonPasswordMessage, type PasswordPolicy } from '../../platform/security/password-policy.ts';

type Dependencies = { passwordPolicy: PasswordPolicy };

/** The checklist's rules as sentences, for a form that shows the first one broken. */
const sentences: Readonly<Record<string, string>> = {
  length: 'Password must be at least 8 characters long.',
  lowercase: 'Password must contain at least one lowercase letter.',
  uppercase: 'Password must contain at least one uppercase letter.',
  number: 'Password must contain at least one number.',
  special: 'Password must contain at least one special character (!@#$%^&*(),.?":{}|<>).',
};

/** Lists every rule of "Create Password" that a password breaks, in the checklist's order. */
export function createPasswordRoutes({ passwordPolicy }: Dependencies): readonly Route[] {
  return [
    implement(checkPassword, async ({ body: { password } }) => {
      const errors = passwordRules
        .filter((rule) => !rule.isMet(password))
        .map(({ id, label }) => sentences[id] ?? label);
      if (password.length > maxPasswordLength) {
        errors.push(`Password must be at most ${maxPasswordLength} characters long.`);
      }
      if (await passwordPolicy.isCommon(password)) errors.push(commonPasswordMessage);
      return { isValid: errors.length === 0, errors };
    }),
  ];
}
