import type { RequestHandler } from 'express';
import { type PasswordCheckAnswer, passwordCheckSchema } from '../../../shared/api/passwords.ts';
import { longestPassword } from '../../../shared/validation/password.ts';
import { passwordRules } from '../../../shared/validation/password-rules.ts';
import { readJsonBody } from '../../platform/http/bodies/json-body.ts';
import { type RateLimiter, rateLimits } from '../../platform/http/rate-limits.ts';
import type { Route } from '../../platform/http/routes.ts';
import { sendJson } from '../../platform/http/send-json.ts';
import { parseBody } from '../../platform/http/validate.ts';
import { commonPasswordMessage, type PasswordPolicy } from '../../platform/security/password-policy.ts';

type Dependencies = { passwordPolicy: PasswordPolicy; limit: RateLimiter };

/** The checklist's rules as sentences, for a form that shows the first one broken. */
const sentences: Readonly<Record<string, string>> = {
  length: 'Password must be at least 8 characters long.',
  lowercase: 'Password must contain at least one lowercase letter.',
  uppercase: 'Password must contain at least one uppercase letter.',
  number: 'Password must contain at least one number.',
  special: 'Password must contain at least one special character (!@#$%^&*(),.?":{}|<>).',
};

/** `POST /api/password-check`: every rule of "Create Password" that a password breaks, in the checklist's order. */
export function createPasswordRoutes({ passwordPolicy, limit }: Dependencies): readonly Route[] {
  const checkPassword: RequestHandler = async (request, response) => {
    const { password } = parseBody(passwordCheckSchema, request.body);
    const errors = passwordRules
      .filter((rule) => !rule.isMet(password))
      .map(({ id, label }) => sentences[id] ?? label);
    if (password.length > longestPassword) {
      errors.push(`Password must be at most ${longestPassword} characters long.`);
    }
    if (await passwordPolicy.isCommon(password)) errors.push(commonPasswordMessage);
    const answer: PasswordCheckAnswer = { isValid: errors.length === 0, errors };
    sendJson(response, 200, answer);
  };
  return [
    {
      method: 'POST',
      path: '/api/password-check',
      handlers: [limit(rateLimits.passwordCheck), readJsonBody, checkPassword],
    },
  ];
}
