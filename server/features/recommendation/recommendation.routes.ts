import type { RequestHandler } from 'express';
import { recommendationRequestSchema } from '../../../shared/api/recommendation.ts';
import type { Carrier } from '../../../shared/matching/carrier.ts';
import { type MatchReading, recommend } from '../../../shared/matching/recommend.ts';
import { readJsonBody } from '../../platform/http/bodies/json-body.ts';
import { type RateLimiter, rateLimits } from '../../platform/http/rate-limits.ts';
import type { Route } from '../../platform/http/routes.ts';
import { sendJson } from '../../platform/http/send-json.ts';
import { parseBody } from '../../platform/http/validate.ts';

type Dependencies = { carriers: readonly Carrier[]; reading: MatchReading; limit: RateLimiter };

/** `POST /api/recommendation` and `GET /api/carriers`, from which a browser computes the same result when the first fails. */
export function createRecommendationRoutes({ carriers, reading, limit }: Dependencies): readonly Route[] {
  const answerRecommendation: RequestHandler = (request, response) => {
    const { userData } = parseBody(recommendationRequestSchema, request.body);
    sendJson(response, 200, recommend(userData, carriers, { reading }));
  };
  const answerCarriers: RequestHandler = (_request, response) =>
    sendJson(response, 200, { carriers, reading });
  return [
    {
      method: 'POST',
      path: '/api/recommendation',
      handlers: [limit(rateLimits.recommendation), readJsonBody, answerRecommendation],
    },
    { method: 'GET', path: '/api/carriers', handlers: [answerCarriers] },
  ];
}
