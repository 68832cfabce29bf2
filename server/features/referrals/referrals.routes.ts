import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { referralRequestSchema } from '../../../shared/api/referrals.ts';
import { readJsonBody } from '../../platform/http/bodies/json-body.ts';
import { type RateLimiter, rateLimits } from '../../platform/http/rate-limits.ts';
import type { Route } from '../../platform/http/routes.ts';
import { sendJson } from '../../platform/http/send-json.ts';
import { parseBody } from '../../platform/http/validate.ts';
import type { ReferralService } from './referrals.service.ts';

type Dependencies = {
  referrals: ReferralService;
  limit: RateLimiter;
  /** Told of each referral after it is stored, so that a signed-in person's own quote can show it. */
  noteReferral: (request: IncomingMessage, carrierName: string) => Promise<void>;
};

/** `POST /api/referrals`: stored before it is answered. */
export function createReferralRoutes({ referrals, limit, noteReferral }: Dependencies): readonly Route[] {
  const logReferral: RequestHandler = async (request, response) => {
    const referral = parseBody(referralRequestSchema, request.body);
    const stored = await referrals.logReferral(referral, request.headers['user-agent']);
    await noteReferral(request, referral.carrierName);
    sendJson(response, 201, stored);
  };
  return [
    {
      method: 'POST',
      path: '/api/referrals',
      handlers: [limit(rateLimits.referral), readJsonBody, logReferral],
    },
  ];
}
