import type { RequestHandler } from 'express';
import type { Route } from '../../platform/http/routes.ts';
import { createBearerTest, createInvalidKey } from '../../platform/security/bearer-keys.ts';
import type { Metrics } from './metrics.ts';

type Dependencies = { metrics: Metrics | undefined; config: { metricsToken: string | undefined } };

/** `GET /metrics` for whoever has the token; without a token in the configuration there is no such page. */
export function createMetricsRoutes({ metrics, config: { metricsToken } }: Dependencies): readonly Route[] {
  if (!metrics || metricsToken === undefined) return [];
  const isKnown = createBearerTest([metricsToken]);
  const sendMetrics: RequestHandler = async (request, response) => {
    if (!isKnown(request.headers.authorization)) {
      throw createInvalidKey('Send the token as Authorization: Bearer.');
    }
    response.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.write());
  };
  return [{ method: 'GET', path: '/metrics', handlers: [sendMetrics] }];
}
