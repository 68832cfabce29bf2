import { checkPassword } from '../../../shared/api/sign-in.contract.ts';
import { passwordRules } from '../../../shared/validation/password-rules.ts';
import { longPasswordError, maxPasswordLength } from '../../../shared/validation/person-schemas.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import type { PasswordPolicy } from '../../platform/security/password-policy.ts';

type Dependencies = { passwordPolicy: PasswordPolicy };

/** Lists every rule of "Create Password" that a password breaks, in the checklist's order. */
export function createPasswordRoutes({ passwordPolicy }: Dependencies): readonly Route[] {
  return [
    implement(checkPassword, async ({ body: { password } }) => {
      const errors = passwordRules.filter((rule) => !rule.isMet(password)).map(({ error }) => error);
      if (password.length > maxPasswordLength) errors.push(longPasswordError);
      const weakness = await passwordPolicy.findWeakness(password);
      if (weakness) errors.push(weakness);
      return { isValid: errors.length === 0, errors };
    }),
  ];
}
