import type { RequestHandler } from 'express';
import { referralRequestSchema } from '../../../shared/api/referrals.ts';
import { readJsonBody } from '../../platform/json-body.ts';
import { type RateLimiter, rateLimits } from '../../platform/rate-limits.ts';
import type { Route } from '../../platform/routes.ts';
import { sendJson } from '../../platform/send-json.ts';
import { parseBody } from '../../platform/validate.ts';
import type { ReferralService } from './referrals.service.ts';

type Dependencies = { referrals: ReferralService; limit: RateLimiter };

/** `POST /api/referrals`: stored before it is answered. */
export function createReferralRoutes({ referrals, limit }: Dependencies): readonly Route[] {
  const logReferral: RequestHandler = async (request, response) => {
    const referral = parseBody(referralRequestSchema, request.body);
    sendJson(response, 201, await referrals.logReferral(referral, request.headers['user-agent']));
  };
  return [
    {
      method: 'POST',
      path: '/api/referrals',
      handlers: [limit(rateLimits.referral), readJsonBody, logReferral],
    },
  ];
}
