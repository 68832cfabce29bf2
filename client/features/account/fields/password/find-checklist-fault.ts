import {
  findNewPasswordFault,
  type NewPasswordFault,
} from '../../../../../shared/validation/new-password.ts';
import { passwordRules } from '../../../../../shared/validation/password-rules.ts';

/** Why a new password cannot be sent yet where the checklist of rules stands beside it. */
export function findChecklistFault(password: string, confirmation: string): NewPasswordFault | undefined {
  if (passwordRules.every(({ isMet }) => isMet(password)))
    return findNewPasswordFault(password, confirmation);
  return {
    field: 'password',
    title: 'Choose a stronger password',
    description:
      'Password does not meet security requirements. Please ensure it contains at least 8 characters with uppercase, lowercase, number and special character.',
  };
}
