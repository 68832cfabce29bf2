import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { profileUpdateSchema } from '../../../shared/api/profile.ts';
import { readJsonBody } from '../../platform/http/bodies/json-body.ts';
import { type RateLimiter, rateLimits } from '../../platform/http/rate-limits.ts';
import type { Route } from '../../platform/http/routes.ts';
import { sendJson } from '../../platform/http/send-json.ts';
import { parseBody } from '../../platform/http/validate.ts';
import type { ProfileService } from './profile.service.ts';

type Dependencies = {
  profiles: ProfileService;
  /** Who is signed in. Throws 401 `session_missing`, and 403 `mfa_required` or `email_unconfirmed`. */
  requireOwner: (request: IncomingMessage) => Promise<{ userId: string }>;
  /** The page of this site that a form was sent from. */
  readPage: (request: IncomingMessage) => string;
  limit: RateLimiter;
};

/** `GET` and `PUT /api/profile`: the signed-in person's own, and nobody else's. */
export function createProfileRoutes(dependencies: Dependencies): readonly Route[] {
  const { profiles, requireOwner, readPage, limit } = dependencies;
  const answerProfile: RequestHandler = async (request, response) => {
    const { userId } = await requireOwner(request);
    sendJson(response, 200, await profiles.readProfile(userId));
  };
  const saveProfile: RequestHandler = async (request, response) => {
    const { userId } = await requireOwner(request);
    const update = parseBody(profileUpdateSchema, request.body);
    sendJson(response, 200, await profiles.saveProfile(userId, update, readPage(request)));
  };
  return [
    { method: 'GET', path: '/api/profile', handlers: [answerProfile] },
    {
      method: 'PUT',
      path: '/api/profile',
      handlers: [limit(rateLimits.profile), readJsonBody, saveProfile],
    },
  ];
}
