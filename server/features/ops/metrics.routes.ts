import type { RequestHandler } from 'express';
import { writeHeadWithHeld } from '../../platform/http/held-headers.ts';
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
    const text = await metrics.write();
    writeHeadWithHeld(response, 200, [
      'Content-Type',
      'text/plain; version=0.0.4; charset=utf-8',
      'Content-Length',
      String(Buffer.byteLength(text)),
      'Cache-Control',
      'no-store',
    ]);
    response.end(text);
  };
  return [{ method: 'GET', path: '/metrics', handlers: [sendMetrics] }];
}
