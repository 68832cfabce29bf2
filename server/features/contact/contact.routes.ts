import type { RequestHandler } from 'express';
import { contactRequestSchema } from '../../../shared/api/contact.ts';
import { readJsonBody } from '../../platform/http/bodies/json-body.ts';
import { type RateLimiter, rateLimits } from '../../platform/http/rate-limits.ts';
import type { Route } from '../../platform/http/routes.ts';
import { sendJson } from '../../platform/http/send-json.ts';
import { parseBody } from '../../platform/http/validate.ts';
import type { ContactService } from './contact.service.ts';

type Dependencies = { contact: ContactService; limit: RateLimiter };

/** `POST /api/contact`: stored before it is answered, mailed to support afterwards. */
export function createContactRoutes({ contact, limit }: Dependencies): readonly Route[] {
  const receive: RequestHandler = async (request, response) => {
    sendJson(response, 201, await contact.receive(parseBody(contactRequestSchema, request.body)));
  };
  return [
    { method: 'POST', path: '/api/contact', handlers: [limit(rateLimits.contact), readJsonBody, receive] },
  ];
}
